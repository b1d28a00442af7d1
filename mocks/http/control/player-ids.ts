import type { World } from '../../db/world';

/** Lists the ids of all players, for the message about an unknown one. */
export const playerIds = ({ players }: World): string[] => players.all().map(({ id }) => id);
