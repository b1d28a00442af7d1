import type { NoticeText } from '../domain/notices';
import { eventNotice, identityNotice } from '../domain/notices';
import type { Accounts } from './money/accounts';
import type { Clock } from './clock';
import type { Events } from './events';
import type { Players } from './players/players';
import type { Random } from './random';
import type { NotificationType, Tables } from './tables';

/** Timestamps in Unix ms. */
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

interface Deps {
  accounts: Accounts;
  clock: Clock;
  events: Events;
  players: Players;
  random: Random;
  tables: Tables;
}

export type Notices = ReturnType<typeof createNotices>;

/** Creates the store of notices, which come from events and changed players. */
export function createNotices({ accounts, clock, events, players, random, tables }: Deps) {
  const notices = {
    add: (notice: Notice): Notice => tables.notification.create({ ...notice }),

    /** Stores a notice and announces it, unless the player does not want its type (SPEC B20). */
    send(playerId: string, text: NoticeText): void {
      const id = `ntf_${random.hex(8)}`;
      if (notices.mutedTypes(playerId).has(text.type)) return;
      notices.add({ id, playerId, ...text, createdAt: clock.now(), readAt: null });
      events.emit('NotificationEvent', playerId, { id, type: text.type });
    },

    mutedTypes(playerId: string): ReadonlySet<NotificationType> {
      return new Set(tables.mutedNotice.findMany({ where: { playerId: { equals: playerId } } }).map(({ type }) => type));
    },

    mute(playerId: string, type: NotificationType, isMuted: boolean): void {
      const id = `${playerId} ${type}`;
      tables.mutedNotice.delete({ where: { id: { equals: id } } });
      if (isMuted) tables.mutedNotice.create({ id, playerId, type });
    },

    /** Newest first. */
    forPlayer(playerId: string): Notice[] {
      return tables.notification
        .findMany({ where: { playerId: { equals: playerId } } })
        .toReversed()
        .toSorted((one, other) => other.createdAt - one.createdAt);
    },

    /** Marks a player's own notice as read; keeps the first time. */
    markRead(playerId: string, id: string): Notice | undefined {
      const where = { id: { equals: id }, playerId: { equals: playerId } };
      const notice = tables.notification.findFirst({ where });
      if (notice === null) return undefined;
      return tables.notification.update({ where, data: { readAt: notice.readAt ?? clock.now() } }) ?? undefined;
    },

    /** Marks all of a player's notices as read. */
    markAllRead(playerId: string): void {
      for (const { id } of notices.forPlayer(playerId)) notices.markRead(playerId, id);
    },
  };

  events.subscribe((event) => {
    const playerId = event.channel.slice(event.channel.lastIndexOf('.') + 1);
    if (players.byId(playerId) === undefined) return;
    const exclusion = event.name === 'ProtectionEvent' ? accounts.get(playerId).protection.exclusion : null;
    const text = eventNotice(event, exclusion);
    if (text !== null) notices.send(playerId, text);
  });
  players.subscribe((before, { id, verification }) => {
    if (before.verification !== verification) notices.send(id, identityNotice(verification));
  });
  return notices;
}
