/** A game and a seat in it as objects: what a player does, as methods. */

import { type ActFields, carryOut } from './acting.js';
import { CardActs } from './cards.js';
import { type Connection, keyed } from './connection.js';
import { REWOUND } from './cursor.js';
import { type DealVerdict, verifyDeals } from './deals.js';
import { type DiceVerdict, verifyDice } from './dice.js';
import { type EventOptions, stream } from './events.js';
import type { Asked } from './going-back.js';
import type {
  ActAnswer,
  AnnonceBody,
  BotAnswer,
  BotBody,
  Challenge,
  CreateAnswer,
  DealProof,
  DiceProof,
  Event,
  EventPage,
  Expected,
  ExpectedAct,
  Game,
  Invitation,
  InvitationAnswer,
  InvitationBody,
  JoinBody,
  RollBody,
  StreamTicket,
} from './generated/index.js';
import { NoOpenChallenge, Problem, TokenReplaced } from './problems.js';
import type { Known } from './promises.js';
import { sleep } from './retries.js';

// A challenge is taken once no other can have been as quick (`tie_ms`): terms that are named at once must wait for that.
const LOOK_AGAIN_MS = [50, 100, 200, 400, 800];

/** The window that an act answers, where it names one. */
const named = (window: number | undefined) => (window === undefined ? {} : { window });

/** What a client saw and gave before the first draw: the game's commitment, and entropy by player. */
export interface Noted {
  commitment: string | null;
  entropy: Record<string, string>;
}

/**
 * One game, as a client sees it. `created` is the answer of its creation, if this client made it. `noted`: the
 * commitment that this client saw first and the entropy that it gave, for `verifyDice()` and
 * `verifyDeals()`.
 */
export class Table {
  #client: Connection;

  constructor(
    client: Connection,
    readonly id: string,
    readonly created?: CreateAnswer,
    readonly noted: Noted = { commitment: created?.game.commitment ?? null, entropy: {} },
  ) {
    this.#client = client;
  }

  /** By what the service is asked, with what opens this game. */
  get client(): Connection {
    return this.#client;
  }

  /** Goes on with another token; streams that are open do so too. */
  protected goOnWith(token: string): void {
    this.#client = this.#client.with({ token });
  }

  /** Whether a call may have carried a token that opens nothing any more because there is a new one. */
  protected outlived(sent: Request): boolean {
    const carried = sent.headers.get('Authorization');
    return carried !== null && carried !== this.#client.headers['Authorization'];
  }

  protected get path(): { game_id: string } {
    return { game_id: this.id };
  }

  /**
   * Takes a seat. Its `token` is told this once: keep it to come back later. `team`: where teams play; `knows`: ids of
   * rules that the player declares to know. At a table that plays already the player may have to ask for a seat first:
   * `expected` tells how.
   */
  async join(name: string, options: Omit<JoinBody, 'name'> & { key?: string } = {}): Promise<Seat> {
    const { key, ...more } = options;
    const answer = await this.client.api.joinGame({ path: this.path, body: { name, ...more }, ...keyed(key) });
    const { player, token } = answer.seat;
    if (more.entropy !== undefined) this.noted.entropy[player] = more.entropy;
    return new Seat(this.client.with({ token }), this.id, player, token, this.noted);
  }

  /**
   * Gives a bot an empty seat: for a player who sits here (`seat.addBot`), and with the key that made the game. `level`:
   * `novice`, `regular` or `champion`. The service plays it; `player` of the answer is its id.
   */
  addBot(level: BotBody['level'], options: Omit<BotBody, 'level'> & { key?: string } = {}): Promise<BotAnswer> {
    const { key, ...more } = options;
    return this.client.api.addBot({ path: this.path, body: { level, ...more }, ...keyed(key) });
  }

  /** Takes a bot's seat away, in the lobby. */
  removeBot(player: string): Promise<ActAnswer> {
    return this.client.api.removeBot({ path: { ...this.path, player_id: player } });
  }

  /** Closes the lobby and begins: for every seat, and for the key that made the game. */
  start(key?: string): Promise<ActAnswer> {
    return this.client.api.startGame({ path: this.path, ...keyed(key) });
  }

  /** Takes a player out, before the start: with the key that made the game. */
  evict(player: string): Promise<ActAnswer> {
    return this.client.api.leaveGame({ path: { ...this.path, player_id: player } });
  }

  /** Calls the game off, before its start or while it is played: with the key that made it. */
  cancel(): Promise<ActAnswer> {
    return this.client.api.cancelGame({ path: this.path });
  }

  /**
   * Invites a guest: with the key, or from the seat, that the game was made with. Its `token` is told this once. `kind`:
   * `seat` (give it to `join(name, { invitation })`) or `watch` (`client.table(id, token)`).
   */
  invite(invitation: InvitationBody = {}, key?: string): Promise<InvitationAnswer> {
    return this.client.api.createInvitation({ path: this.path, body: invitation, ...keyed(key) });
  }

  /** All invitations of this game, the spent ones too, without their tokens. */
  async invitations(): Promise<Invitation[]> {
    return (await this.client.api.listInvitations({ path: this.path })).invitations;
  }

  /** Takes an invitation back, by its id; streams that it opened end. */
  async revoke(invitation: string): Promise<void> {
    await this.client.api.revokeInvitation({ path: { ...this.path, invitation_id: invitation } });
  }

  /** The game as this viewer may see it, now. */
  async view(): Promise<Game> {
    const seen = await this.client.api.getGame({ path: this.path });
    if (seen.status !== 'finished') this.noted.commitment ??= seen.commitment;
    return seen;
  }

  /**
   * Every event after `after`, live, each once and in order; ends when the game does. Lost connections are made anew
   * and resumed. An event of a type newer than this SDK comes as it is: let a `switch` on `type` pass over it. Where the
   * service lost the end of its log (a database after a power cut), a `rewound` comes next: forget what was told after its
   * `to_seq`, and load the game again.
   */
  events(options: EventOptions = {}): AsyncGenerator<Event, void, undefined> {
    const url = `${this.client.baseUrl}/v1/games/${encodeURIComponent(this.id)}/events`;
    const open = (id: string) =>
      new Request(url, {
        headers: { ...this.client.headers, Accept: 'text/event-stream', 'Last-Event-ID': id },
        cache: 'no-store',
      });
    const giveBack = (nonce: string) => {
      // More will come: what fails on its way back is no harm, and later than this it measures nothing.
      const { api } = this.client.with({ timeoutMs: 10_000, retry: { attempts: 1 } });
      void api.returnPing({ path: this.path, body: { nonce } }).catch(() => undefined);
    };
    return stream(
      {
        open,
        page: (asked) => this.behind(asked),
        fetch: this.client.fetch,
        giveBack: options.answerPings === false ? undefined : giveBack,
        outlived: (sent) => this.outlived(sent),
      },
      options,
    );
  }

  /** A page of past events behind the one with this id; undefined where the log does not have that one. */
  private async behind({ after, limit }: Asked): Promise<EventPage | undefined> {
    try {
      const headers = { 'Last-Event-ID': after };
      return (await this.client.api.listEvents({ path: this.path, headers, query: { limit } })) as EventPage;
    } catch (error) {
      if (error instanceof Problem && error.code === REWOUND) return undefined;
      throw error;
    }
  }

  /** A page of past events; with `waitS` it waits so many seconds for one if there is none yet. */
  page(options: { after?: number; limit?: number; waitS?: number } = {}): Promise<EventPage> {
    const { waitS, ...query } = options;
    // The service may hold the answer back for waitS; that time is no fault of the connection's.
    const timeoutMs = (this.client.options.timeoutMs ?? 10_000) + (waitS ?? 0) * 1000;
    const client = waitS === undefined ? this.client : this.client.with({ timeoutMs });
    const wait = waitS === undefined ? {} : { wait: waitS };
    // Without a body (204) the service answers only those who ask for a stream.
    return client.api.listEvents({ path: this.path, query: { ...query, ...wait } }) as Promise<EventPage>;
  }

  /** Opens the events as this viewer may see them, for a minute: for EventSource, which can send no token. */
  streamTicket(): Promise<StreamTicket> {
    return this.client.api.createStreamTicket({ path: this.path });
  }

  /** The same game once more, for its organiser: the same one that its players get. */
  async rematch(key?: string): Promise<Table> {
    const { id } = await this.client.api.rematch({ path: this.path, ...keyed(key) });
    return new Table(this.client, id);
  }

  /** The duels of this game, oldest first. */
  async challenges(): Promise<Challenge[]> {
    return (await this.client.api.listChallenges({ path: this.path })).challenges;
  }

  /** The game so far as a scenario file (YAML), which `chouette replay --check` plays again and compares. */
  record(): Promise<string> {
    const query = { format: 'yaml' as const };
    // The document types the JSON form of the same record, which `client.api.getRecord` gives.
    return this.client.api.getRecord({ path: this.path, query, parseAs: 'text' }) as Promise<unknown> as Promise<string>;
  }

  /** What anybody needs to check every die. */
  dice(): Promise<DiceProof> {
    return this.client.api.getDice({ path: this.path });
  }

  /**
   * Checks every die of the game, against its events too. `commitment`: as it was before the first throw; without it
   * the one that this client saw first, when it made the game or called `view()`. Keep `noted.commitment` to check
   * after a reload.
   */
  async verifyDice(commitment?: string): Promise<DiceVerdict> {
    const proof = await this.dice();
    return verifyDice(proof, await this.#known(commitment));
  }

  /** What anybody needs to check every deal of a match at cards. */
  deals(): Promise<DealProof> {
    return this.client.api.getDeals({ path: this.path });
  }

  /**
   * Checks every deal of the match, against its events too; for a seat, against the hands that it saw. `commitment`: as
   * of `verifyDice`, before the first deal.
   */
  async verifyDeals(commitment?: string): Promise<DealVerdict> {
    const proof = await this.deals();
    return verifyDeals(proof, await this.#known(commitment));
  }

  async #known(commitment?: string): Promise<Known> {
    const events: Event[] = [];
    for (;;) {
      const page = await this.page({ after: events.length, limit: 500 });
      if (page.events.length === 0) break;
      events.push(...page.events);
    }
    const { entropy } = this.noted;
    return { commitment: commitment ?? this.noted.commitment, entropy, events };
  }
}

/**
 * A player's place at a table. Every act answers with what it led to, so no second request is needed. A wrong act at a
 * wrong moment is no error: its answer's `effect` is «bevue». An act that came too late throws TooLate and cost
 * nothing. `key`: an Idempotency-Key of your own, for a retry after a restart. `window`: the window that is answered, as
 * `expected` tells it: once it is closed, the act is too late, and lands in no other.
 */
export class Seat extends Table {
  /** What is done in games at cards. */
  readonly cards: CardActs;
  #token: string;
  #renewing = false;

  constructor(
    client: Connection,
    id: string,
    readonly player: string,
    token: string,
    noted?: Noted,
    created?: CreateAnswer,
  ) {
    super(client, id, created, noted);
    this.#token = token;
    this.cards = new CardActs(client, id);
  }

  /** What opens this seat: keep it to come back later. */
  get token(): string {
    return this.#token;
  }

  /**
   * Throws. `how`: the faces that stay on the table, where a rule allows it, or all that is said with the throw:
   * `{ hand: 'left', magic: [6] }`.
   */
  roll(how: number[] | RollBody = {}, key?: string, window?: number): Promise<ActAnswer> {
    const body: RollBody = { ...(Array.isArray(how) ? { keep: how } : how), ...named(window) };
    return this.client.api.roll({ path: this.path, ...(Object.keys(body).length > 0 ? { body } : {}), ...keyed(key) });
  }

  /** Shouts. Which fields an annonce takes, its rulebook says; amounts are points, targets player ids. */
  annonce(annonce: string, fields: Omit<AnnonceBody, 'annonce'> = {}, key?: string): Promise<ActAnswer> {
    return this.client.api.annonce({ path: this.path, body: { annonce, ...fields }, ...keyed(key) });
  }

  /** «I will do nothing in the windows that ask me now», or in the one that is named: so they can close early. */
  passe(key?: string, window?: number): Promise<ActAnswer> {
    return this.annonce('pass', named(window), key);
  }

  /** Challenges another player to a duel. `reactionMs`: how long the player took, where lag is compensated. */
  challenge(
    challenge: string,
    target: string,
    key?: string,
    reactionMs?: number,
    window?: number,
  ): Promise<ActAnswer> {
    const claim = reactionMs === undefined ? {} : { reaction_ms: reactionMs };
    const body = { challenge, target, ...claim, ...named(window) };
    return this.client.api.challenge({ path: this.path, body, ...keyed(key) });
  }

  /**
   * Names what the challenged player must throw, for how many points. `challengeId`: the duel's, as `challenge_taken`
   * tells it; without it, this seat's newest open one is looked up, for about a second if need be.
   */
  async terms(
    combination: string,
    amount: number,
    challengeId?: number,
    key?: string,
    window?: number,
  ): Promise<ActAnswer> {
    const id = challengeId ?? (await this.openChallenge());
    const path = { ...this.path, challenge_id: id };
    return this.client.api.setTerms({ path, body: { combination, amount, ...named(window) }, ...keyed(key) });
  }

  /**
   * Does what `expected()` offers, whatever it is: `seat.act(offer)`, `seat.act(offer, { target: 'karadoc' })`. `fields`:
   * what the act says, out of `offer.fields`. It counts in the window for which it was offered, and in no other: once that
   * is closed it throws TooLate. Throws TypeError for a field that the act does not take.
   */
  act(offer: ExpectedAct, fields: ActFields = {}, key?: string): Promise<ActAnswer> {
    return carryOut(this, offer, fields, key);
  }

  /** What this player may do now, and until when (ms since the epoch, by the service's clock). */
  expected(): Promise<Expected> {
    return this.client.api.getExpected({ path: this.path });
  }

  /**
   * Gives this seat a new token, told this once as `token`; the old one opens nothing any more, anywhere. This seat and its
   * streams that are open go on with the new one.
   */
  async replaceToken(key?: string): Promise<this> {
    const path = { ...this.path, player_id: this.player };
    this.#renewing = true;
    try {
      const { token } = await this.client.api.replaceToken({ path, ...keyed(key) });
      this.#token = token;
      this.goOnWith(token);
    } finally {
      this.#renewing = false;
    }
    return this;
  }

  protected override outlived(sent: Request): boolean {
    return this.#renewing || super.outlived(sent);
  }

  /** The same game once more, and this player's seat in it: all who ask get the same game. */
  override async rematch(key?: string): Promise<Seat> {
    const answer = await this.client.api.rematch({ path: this.path, ...keyed(key) });
    if (answer.seat === null) throw new TokenReplaced(`${this.player} sits there by a token that was replaced since.`);
    const { player, token } = answer.seat;
    return new Seat(this.client.with({ token }), answer.id, player, token);
  }

  /** Stands up: the table throws for this player without waiting for them. */
  stand(): Promise<ActAnswer> {
    return this.presence('standing');
  }

  /** Sits down again. */
  sit(): Promise<ActAnswer> {
    return this.presence('seated');
  }

  /** Leaves for good. */
  leave(): Promise<ActAnswer> {
    return this.client.api.leaveGame({ path: { ...this.path, player_id: this.player } });
  }

  private presence(presence: 'standing' | 'seated'): Promise<ActAnswer> {
    return this.client.api.setPresence({ path: { ...this.path, player_id: this.player }, body: { presence } });
  }

  private async openChallenge(): Promise<number> {
    for (const pause of [0, ...LOOK_AGAIN_MS]) {
      await sleep(pause);
      const mine = (await this.challenges()).filter((each) => each.challenger === this.player);
      const newest = mine.filter((each) => each.outcome === 'open').at(-1);
      if (newest) return newest.id;
    }
    throw new NoOpenChallenge(`${this.player} has no open challenge to name terms for.`);
  }
}
