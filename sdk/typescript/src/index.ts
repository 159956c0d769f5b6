/** A typed client for the Chouette game service: tables, seats, live events, and retries that never act twice. */

export { type ActFields, UnknownAct } from './acting.js';
export { CardActs, type Play, isJoker, plays, rankOf, symbol } from './cards.js';
export { Client, type NewGame, type OwnGames } from './client.js';
export { Clock, ClockNotCompared } from './clock.js';
export { type ClientOptions, Connection } from './connection.js';
export type { DealFault } from './deal-faults.js';
export { type DealVerdict, verifyDeals } from './deals.js';
export { type DiceVerdict, verifyDice } from './dice.js';
export type { DiceFault } from './dice-faults.js';
export type { EventOptions } from './events.js';
export { Reactions } from './lag.js';
export type { Lobby, LobbyOptions } from './lobby.js';
export { NoTable, type TableWait } from './matchmaking.js';
export { type Joining, Player } from './player.js';
export * from './problems.js';
export type { Known } from './promises.js';
export { RETRY, type Retry } from './retries.js';
export { type Noted, Seat, Table } from './table.js';
export { Entrant } from './entrant.js';
export { Tournament } from './tournament.js';
export { type TournamentVerdict, verifyTournament } from './tournament-check.js';
export type { TournamentEventOptions } from './tournament-events.js';
export type { ExportOptions } from './tournament-export.js';
export type { TournamentFault } from './tournament-lines.js';
export type * from './generated/types.gen.js';
