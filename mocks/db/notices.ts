import type { Clock } from './clock';
import type { NotificationType, Tables } from './tables';

/** A notice for one player. */
export interface Notice {
  id: string;
  playerId: string;
  type: NotificationType;
  title: string;
  body: string;
  url: string | null;
  createdAt: number;
  readAt: number | null;
}

export type Notices = ReturnType<typeof createNotices>;

/** The notices of the players. */
export function createNotices(tables: Tables, clock: Clock) {
  return {
    add: (notice: Notice): Notice => tables.notification.create({ ...notice }),

    /** A player's notices, the newest first. */
    of(playerId: string): Notice[] {
      return tables.notification.findMany({ where: { playerId: { equals: playerId } }, orderBy: { createdAt: 'desc' } });
    },

    /** Marks a player's own notice as read; the first time counts. */
    read(playerId: string, id: string): Notice | undefined {
      const where = { id: { equals: id }, playerId: { equals: playerId } };
      const notice = tables.notification.findFirst({ where });
      if (notice === null) return undefined;
      return tables.notification.update({ where, data: { readAt: notice.readAt ?? clock.now() } }) ?? undefined;
    },
  };
}
