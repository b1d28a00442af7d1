import type { components } from '@generated/schema';

import type { NoticeContent } from '../domain/notices';
import { eventNotice, identityNotice } from '../domain/notices';
import type { Accounts } from './money/accounts';
import type { Clock } from './clock';
import type { Events } from './events';
import type { Players } from './players/players';
import type { Random } from '../domain/random';

export type NotificationType = components['schemas']['NotificationType'];

/** Notice with timestamps in Unix ms. */
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
}

/** State as plain data. */
export interface NoticesState {
  notices: Notice[];
  /** Types of notices that each player does not want. */
  muted: { playerId: string; types: NotificationType[] }[];
}

export type Notices = ReturnType<typeof createNotices>;

/**
 * Creates the store of notices to players. It sends the notices that `eventNotice` makes of events (of deposits, withdrawals and
 * protection), and one at each change of the identity check.
 */
export function createNotices({ accounts, clock, events, players, random }: Deps) {
  /** Notices by player, oldest first. */
  const byPlayer = new Map<string, Notice[]>();
  const muted = new Map<string, Set<NotificationType>>();

  const notices = {
    /** Stores a notice without an event, also of a type that the player does not want. */
    add(notice: Notice): Notice {
      byPlayer.set(notice.playerId, [...(byPlayer.get(notice.playerId) ?? []), notice]);
      return notice;
    },

    /** Stores a notice and emits a `NotificationEvent`; does neither if the player does not want its type (SPEC B20). */
    send(playerId: string, text: NoticeContent): void {
      const id = `ntf_${random.hex(8)}`;
      if (notices.mutedTypes(playerId).has(text.type)) return;
      notices.add({ id, playerId, ...text, createdAt: clock.now(), readAt: null });
      events.emit('NotificationEvent', playerId, { id, type: text.type });
    },

    mutedTypes: (playerId: string): ReadonlySet<NotificationType> => muted.get(playerId) ?? new Set(),

    mute(playerId: string, type: NotificationType, isMuted: boolean): void {
      const types = new Set(notices.mutedTypes(playerId));
      if (isMuted) types.add(type);
      else types.delete(type);
      muted.set(playerId, types);
    },

    /** Returns a player's notices, the newest first. */
    forPlayer(playerId: string): Notice[] {
      const own = byPlayer.get(playerId) ?? [];
      return own.toReversed().toSorted((one, other) => other.createdAt - one.createdAt);
    },

    /** Marks a player's own notice as read; keeps the first time. Undefined if the player has no such notice. */
    markRead(playerId: string, id: string): Notice | undefined {
      const notice = byPlayer.get(playerId)?.find((one) => one.id === id);
      if (notice !== undefined) notice.readAt ??= clock.now();
      return notice;
    },

    /** Marks all of a player's notices as read. */
    markAllRead(playerId: string): void {
      for (const { id } of notices.forPlayer(playerId)) notices.markRead(playerId, id);
    },

    dump: (): NoticesState => ({
      notices: [...byPlayer.values()].flat(),
      muted: [...muted].map(([playerId, types]) => ({ playerId, types: [...types] })),
    }),

    /** Replaces all notices and settings; without a state there are none. */
    restore(state: NoticesState = { notices: [], muted: [] }): void {
      byPlayer.clear();
      muted.clear();
      for (const notice of state.notices) notices.add({ ...notice });
      for (const { playerId, types } of state.muted) muted.set(playerId, new Set(types));
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
