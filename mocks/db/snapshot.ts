import type { Session } from './sessions';
import { emptyTables } from './tables';
import type { World } from './world';

/**
 * What changes in a world, as text: a page that holds its world itself keeps it so over a reload.
 *
 * @param world what to write down
 */
export function takeSnapshot({ tables, sessions }: World): string {
  return JSON.stringify({ sessions: sessions.all(), rows: rowsOf(tables) });
}

/**
 * Puts a world back to what a snapshot tells.
 *
 * @param world what to change
 * @param text what {@link takeSnapshot} wrote, of a world with the same seed
 */
export function restoreSnapshot({ tables, sessions }: World, text: string): void {
  const { sessions: kept, rows } = JSON.parse(text) as { sessions: Session[]; rows: ReturnType<typeof rowsOf> };
  emptyTables(tables);
  for (const row of rows.player) tables.player.create(row);
  for (const row of rows.rollover) tables.rollover.create(row);
  for (const row of rows.favorite) tables.favorite.create(row);
  for (const row of rows.gameSession) tables.gameSession.create(row);
  for (const row of rows.notification) tables.notification.create(row);
  sessions.replace(kept);
}

function rowsOf({ player, rollover, favorite, gameSession, notification }: World['tables']) {
  return {
    player: player.getAll(),
    rollover: rollover.getAll(),
    favorite: favorite.getAll(),
    gameSession: gameSession.getAll(),
    notification: notification.getAll(),
  };
}
