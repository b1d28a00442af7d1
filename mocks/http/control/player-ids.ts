import type { World } from '../../db/world';

/** Lists the ids of all players, to name the valid ones in an error message. */
export const playerIds = ({ players }: World): string[] => players.all().map(({ id }) => id);
