/** Teams: which ones there are, and where the next player is wanted. */

import type { Game } from 'chouette-sdk';

/** The teams of a game, in their order; none where all play alone. */
export function teamsOf(game: Game): string[] {
  return Object.keys((game.options['teams'] ?? {}) as object);
}

/** The team with the fewest members, the first of several; undefined where all play alone. */
export function smallestTeam(teams: readonly string[], taken: readonly (string | null | undefined)[]): string | undefined {
  const size = (team: string) => taken.filter((each) => each === team).length;
  return teams.reduce<string | undefined>((least, team) => (least !== undefined && size(least) <= size(team) ? least : team), undefined);
}
