/**
 * Checks of a tournament's export what this SDK can derive again: its lines, the lot's commitment, contributions, the games'
 * ids, and their dice and deals. Seatings, results, standings and the log of events are derived by the Python SDK and
 * by `chouette verify` alone.
 */

import { verifyDeals } from './deals.js';
import { verifyDice } from './dice.js';
import type { ExportEntry, ExportGame, ExportLine, ExportTournament } from './generated/index.js';
import { bytes, hex } from './promises.js';
import { Differs, type TournamentFault, linesOf, refuse, sha256Of } from './tournament-lines.js';

/**
 * What the check found. `status`: `checked` (what is checked here is as it must be; that is not all, see `unchecked`),
 * `broken` (see `fault`, the first thing that differs), `unrevealed` (it runs: its seed is not told yet, so neither
 * commitment nor ids were checked). `noted`: whether the commitment was compared with one noted before. `games`: how many
 * were proved; `dice`, `cards`: how many of theirs. `leftOut`: games that are not told whole. `unchecked`: what only
 * the Python SDK and `chouette verify` derive.
 */
export interface TournamentVerdict {
  status: 'checked' | 'broken' | 'unrevealed';
  fault: TournamentFault | null;
  commitment: string | null;
  noted: boolean;
  games: number;
  dice: number;
  cards: number;
  leftOut: string[];
  unchecked: readonly string[];
}

const UNCHECKED = ['events', 'seatings', 'results', 'standings', 'records played again'] as const;

/**
 * Checks an export, line by line, of a file or of `cup.exportLines()`. `commitment`: as it was noted before the first
 * round. It uses WebCrypto, which browsers have on https pages and on localhost.
 */
export async function verifyTournament(
  source: AsyncIterable<string> | Iterable<string>, commitment: string | null = null,
): Promise<TournamentVerdict> {
  const verdict: TournamentVerdict = {
    status: 'checked', fault: null, commitment: null, noted: commitment !== null, games: 0, dice: 0, cards: 0,
    leftOut: [], unchecked: UNCHECKED,
  };
  try {
    const check = new Check(verdict, commitment);
    for await (const line of linesOf(source)) await check.take(line);
  } catch (error) {
    if (!(error instanceof Differs)) throw error;
    verdict.status = 'broken';
    verdict.fault = error.fault;
  }
  return verdict;
}

class Check {
  #head: ExportTournament | undefined;
  readonly #entries = new Map<string, ExportEntry>();
  #begun: string[] = [];
  #contributed = false;

  constructor(
    private readonly verdict: TournamentVerdict,
    private readonly commitment: string | null,
  ) {}

  async take(line: ExportLine): Promise<void> {
    if (line.kind === 'game' || line.kind === 'end') this.#contributions();
    if (line.kind === 'tournament') await this.#promised(line);
    else if (line.kind === 'entry') this.#entries.set(line.id, line);
    else if (line.kind === 'event' && line.event.type === 'tournament_started') this.#begun = line.event.entries;
    else if (line.kind === 'game') await this.#game(line);
  }

  /** The seed is the one that was committed to. */
  async #promised(head: ExportTournament): Promise<void> {
    this.#head = head;
    this.verdict.commitment = head.commitment;
    const noted = this.commitment?.toLowerCase() ?? head.commitment;
    if (noted !== head.commitment) {
      refuse('commitment_changed', 1, `line 1, \`commitment\`: you noted ${noted}, told ${head.commitment}`);
    }
    if (head.seed === null) {
      this.verdict.status = 'unrevealed';
      return;
    }
    if (!/^[0-9a-f]{64}$/.test(head.seed)) refuse('seed_wrong', 1, `line 1, \`seed\`: expected 64 hex digits, told ${head.seed}`);
    const made = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(head.seed))));
    if (made !== head.commitment) {
      refuse('seed_wrong', 1, `line 1, \`seed\`: its SHA-256 is ${made}, expected the commitment ${head.commitment}`);
    }
  }

  /** What the lot was given is what the entries gave that were there at the start. */
  #contributions(): void {
    if (this.#contributed) return;
    this.#contributed = true;
    const given = this.#begun.map((id) => [id, this.#entries.get(id)?.entropy ?? ''] as const);
    const expected = given.map(([id, entropy]) => (entropy === '' ? '' : `${id}:${entropy};`)).join('');
    const told = this.#head?.contributions ?? '';
    if (told !== expected) {
      refuse('contributions_wrong', 1, `line 1, \`contributions\`: expected «${expected}» by the entries, told «${told}»`);
    }
  }

  /** The game is the one that its table must have, and its dice or cards follow from its seed. */
  async #game(told: ExportGame): Promise<void> {
    const where = `line ${told.line}, the game of table ${told.table}`;
    const seed = this.#head?.seed ?? null;
    if (seed !== null) {
      const expected = (await sha256Of(`${seed}|game|${told.table}|${told.attempt}`)).slice(0, 22);
      if (told.game !== expected) refuse('game_differs', told.line, `${where}: expected ${expected}, told ${told.game}`);
    }
    if (told.told !== 'whole') {
      this.verdict.leftOut.push(`The game of table ${told.table} (${told.game}) is «${told.told}»: it is not checked.`);
      return;
    }
    if ((told.dice === null) === (told.deals === null)) {
      refuse('proof_differs', told.line, `${where}: expected the proof of its dice or of its deals`);
    }
    const players = (told.dice ?? told.deals)?.players ?? [];
    const gave = players.map((player) => [player, this.#entries.get(player)?.entropy ?? ''] as const);
    const entropy = Object.fromEntries(gave.filter(([, text]) => text !== ''));
    for (const { player } of (told.dice ?? told.deals)?.contributions ?? []) {
      if (!(player in entropy)) refuse('proof_differs', told.line, `${where}: ${player} gave no entropy when entering`);
    }
    await this.#proved(told, entropy, where);
    this.verdict.games += 1;
  }

  async #proved(told: ExportGame, entropy: Record<string, string>, where: string): Promise<void> {
    const dice = told.dice === null ? null : await verifyDice(told.dice, { entropy });
    const deals = told.deals === null ? null : await verifyDeals(told.deals, { entropy });
    const found = dice ?? deals;
    if (found !== null && found.status !== 'proved') {
      refuse('proof_differs', told.line, `${where}: ${found.faults[0]?.message ?? `it is ${found.status}`}`);
    }
    this.#recorded(told, where);
    this.verdict.dice += dice?.dice ?? 0;
    this.verdict.cards += found?.cards ?? 0;
  }

  /** The record tells the very dice and cards of the proof, and how many dice fall. */
  #recorded(told: ExportGame, where: string): void {
    const record = (told.record ?? {}) as { options?: { cocked_dice?: number }; dice?: unknown[]; deal?: unknown[] };
    const falls = record.options?.cocked_dice ?? 0;
    if (told.dice !== null && told.dice.cocked_dice !== falls) {
      const option = `\`record.options.cocked_dice\`: the proof has ${told.dice.cocked_dice}, the record ${falls}`;
      refuse('record_differs', told.line, `${where}, ${option}`);
    }
    const right = told.deals === null ? facesOf(told) : handsOf(told);
    const wrong = (told.deals === null ? record.dice : record.deal) ?? [];
    const differs = right.findIndex((each, place) => JSON.stringify(each) !== JSON.stringify(wrong[place]));
    const place = differs >= 0 ? differs : right.length;
    if (differs < 0 && wrong.length === right.length) return;
    const [is, must] = [JSON.stringify(wrong[place]), JSON.stringify(right[place])];
    refuse('record_differs', told.line, `${where}, \`record\`: draw ${place + 1}: the proof has ${must}, the record ${is}`);
  }
}

function facesOf({ dice }: ExportGame): unknown[] {
  return (dice?.throws ?? []).flatMap(({ faces, fronts = [] }): unknown[] =>
    fronts.length === 0 ? faces : faces.map((top, place) => ({ top, front: fronts[place] })),
  );
}

function handsOf({ deals }: ExportGame): unknown[] {
  return (deals?.deals ?? []).map((deal) => Object.fromEntries(deal.hands.map((hand) => [hand.player, hand.cards])));
}
