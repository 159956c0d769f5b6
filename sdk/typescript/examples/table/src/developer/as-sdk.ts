/** A request as code on the TypeScript SDK. */

import type { Exchange } from '../service/exchanges.js';

type Body = Readonly<Record<string, unknown>>;
type Way = (body: Body, id: string) => string;

const args = (...all: unknown[]) => all.filter((each) => each !== undefined).map((each) => JSON.stringify(each)).join(', ');

/** By method and path behind the game's; `*` is any one part. */
const WAYS: [string, RegExp, Way][] = [
  ['GET', /^$/, () => 'await seat.view()'],
  ['GET', /^expected$/, () => 'await seat.expected()'],
  ['GET', /^events$/, () => 'for await (const event of seat.events()) { … }'],
  ['GET', /^(dice|deals)$/, () => 'await seat.verifyDice()'],
  ['GET', /^record$/, () => 'await seat.record()'],
  ['POST', /^start$/, () => 'await seat.start()'],
  ['POST', /^rolls$/, ({ window, keep, ...how }) => `await seat.roll(${args(Object.keys(how).length > 0 ? { keep, ...how } : keep)})`],
  ['POST', /^annonces$/, ({ annonce, ...fields }) => `await seat.annonce(${args(annonce, Object.keys(fields).length > 0 ? fields : undefined)})`],
  ['POST', /^challenges$/, ({ challenge, target }) => `await seat.challenge(${args(challenge, target)})`],
  ['POST', /^challenges\/([^/]+)\/terms$/, ({ combination, amount }, id) => `await seat.terms(${args(combination, amount, Number(id))})`],
  ['POST', /^plays$/, ({ cards, ...more }) => `await seat.cards.lay(${args(cards, more)})`],
  ['POST', /^passes$/, (body) => `await seat.cards.passe(${args(body)})`],
  ['POST', /^putsches$/, ({ cards, ...more }) => `await seat.cards.putsch(${args(cards, more)})`],
  ['POST', /^direction$/, (body) => `await seat.cards.direction(${args(body)})`],
  ['POST', /^demands$/, ({ ranks, ...more }) => `await seat.cards.demand(${args(ranks, more)})`],
  ['POST', /^exchanges$/, ({ cards, ...more }) => `await seat.cards.exchange(${args(cards, more)})`],
  ['POST', /^votes$/, ({ vote, ...more }) => `await seat.cards.vote(${args(vote, more)})`],
  ['POST', /^pings$/, () => '// seat.events() returns the nonces by itself'],
  ['POST', /^bots$/, ({ level }) => `await seat.addBot(${args(level)})`],
  ['POST', /^invitations$/, (body) => `await seat.invite(${args(body)})`],
  ['POST', /^rematch$/, () => 'await seat.rematch()'],
  ['PUT', /^players\/([^/]+)\/presence$/, ({ presence }) => (presence === 'standing' ? 'await seat.stand()' : 'await seat.sit()')],
  ['DELETE', /^players\/([^/]+)$/, () => 'await seat.leave()'],
];

export function asSdk(exchange: Exchange, gameId: string, player: string | undefined): string {
  const { pathname } = new URL(exchange.url);
  const [, behind] = pathname.split(`/games/${encodeURIComponent(gameId)}`);
  const rest = (behind ?? pathname).replace(/^\//, '');
  const begin = player === undefined ? `const seat = client.table('${gameId}');` : `const seat = client.seat('${gameId}', '${player}', token);`;
  for (const [method, path, way] of WAYS) {
    const found = exchange.method === method ? path.exec(rest) : null;
    if (found) return `${begin}\n${way(bodyOf(exchange.body), found[1] ?? '')};`;
  }
  return `${begin}\nawait seat.client.fetch(new Request(${args(exchange.url)}, { method: ${args(exchange.method)} }));`;
}

function bodyOf(text: string): Body {
  return text === '' ? {} : (JSON.parse(text) as Body);
}
