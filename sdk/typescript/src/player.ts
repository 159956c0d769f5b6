/** A player who is kept beyond games, by the own token: where they play, invitations, results, what happens to them. */

import { type Connection, keyed } from './connection.js';
import type {
  EntryAnswer,
  JoinBody,
  MatchmakingTicket,
  PlayerEvent,
  PlayerInvitation,
  PlayerResult,
  PlayerResultPage,
  PlayerTournament,
  PlayerTournamentInvitation,
  Profile,
} from './generated/index.js';
import { type TableWait, waitForTable } from './matchmaking.js';
import { Seat } from './table.js';

/** What joining may be told, besides who joins. */
export type Joining = Omit<JoinBody, 'name' | 'invitation' | 'external_id'> & { key?: string };

/** The player whose token this client sends: `client.player(token)`. */
export class Player {
  constructor(
    readonly client: Connection,
    readonly token: string,
  ) {}

  /** Who the player is. */
  profile(): Promise<Profile> {
    return this.client.api.getMe();
  }

  /** Takes a seat, also one that an invitation keeps. */
  async join(gameId: string, options: Joining = {}): Promise<Seat> {
    const { key, ...body } = options;
    const answer = await this.client.api.joinGame({ path: { game_id: gameId }, body, ...keyed(key) });
    const seat = this.#seat(gameId, answer.seat.player);
    if (body.entropy !== undefined) seat.noted.entropy[answer.seat.player] = body.entropy;
    return seat;
  }

  /** In games that wait or are played, the oldest first. */
  async seats(): Promise<Seat[]> {
    const { seats } = await this.client.api.listMySeats();
    return seats.map((seat) => this.#seat(seat.game, seat.player));
  }

  /** Those that the player takes part in, with the game that is played there. */
  async tournaments(): Promise<PlayerTournament[]> {
    return (await this.client.api.listMySeats()).tournaments;
  }

  /** Takes part in a tournament. */
  enter(tournamentId: string, options: { entropy?: string; key?: string } = {}): Promise<EntryAnswer> {
    const { key, ...body } = options;
    return this.client.api.enterTournament({ path: { tournament_id: tournamentId }, body, ...keyed(key) });
  }

  /**
   * Waits in a matchmaking queue, by its id, until there is a table: the seat at it, in a game that has begun. While the
   * player plays at a table of this queue, that is the one. The ticket is taken back where the wait ends otherwise. Throws
   * NoTable, a Problem.
   */
  async waitForTable(queue: string, options: TableWait = {}): Promise<Seat> {
    const profile = await this.profile();
    const ticket = await waitForTable(this.client, queue, profile.seq, options);
    return this.#seat(ticket.game!, profile.id);
  }

  /** The last ticket of each matchmaking queue, and what came of it. */
  async tickets(): Promise<MatchmakingTicket[]> {
    return (await this.client.api.listMyTickets()).tickets;
  }

  /** Waits in this queue no longer. Throws a Conflict (`ticket_matched`) where there is a table. */
  async leaveQueue(queue: string): Promise<void> {
    await this.client.api.leaveQueue({ path: { queue_id: queue } });
  }

  /** Seats that are kept for the player: `join(invitation.game)` takes one. */
  async invitations(): Promise<PlayerInvitation[]> {
    return (await this.client.api.listMyInvitations()).invitations;
  }

  /** Tournaments that the player may enter: `enter(invitation.tournament)` does. */
  async tournamentInvitations(): Promise<PlayerTournamentInvitation[]> {
    return (await this.client.api.listMyInvitations()).tournaments;
  }

  /** Declines an invitation to a game or a tournament, by its id. */
  async decline(invitation: string): Promise<void> {
    await this.client.api.declineInvitation({ path: { invitation_id: invitation } });
  }

  /** Games that are over, newest first, page by page as they are wanted. */
  async *results(): AsyncGenerator<PlayerResult, void, undefined> {
    let cursor: string | null = null;
    do {
      const more: { cursor?: string } = cursor === null ? {} : { cursor };
      const page: PlayerResultPage = await this.client.api.listMyResults({ query: { ...more, limit: 100 } });
      yield* page.results;
      cursor = page.next;
    } while (cursor !== null);
  }

  /**
   * What happens to the player: all behind this seq, then as it comes. `waitS`: how long a request waits for news, in
   * seconds. It never ends by itself: leave the loop. Throws a Problem where the token opens nothing any more.
   */
  async *listen(after = 0, waitS = 5): AsyncGenerator<PlayerEvent, void, undefined> {
    let seen = after;
    for (;;) {
      const page = await this.client.api.listMyEvents({ query: { after: seen, wait: waitS } });
      yield* page.events;
      seen = page.last_seq;
    }
  }

  #seat(gameId: string, player: string): Seat {
    return new Seat(this.client, gameId, player, this.token);
  }
}
