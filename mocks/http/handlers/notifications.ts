import { isoDateTime } from '../../domain/calendar';
import { PUSH_PUBLIC_KEY } from '../../push/push-keys';
import type { Notice } from '../../db/notices';
import { getPaging, paginate } from '../envelope';
import { messageResponse } from '../responses';
import type { World } from '../../db/world';
import type { Player } from '../../db/players/players';
import type { Context, TagHandlers } from '../types';

/** Handlers of notices, of the types that a player wants (types that the body omits stay), and of the only push subscription of a session. */
export const notificationsHandlers: TagHandlers<'notifications'> = {
  listNotifications: ({ world, query, bearer: { player } }) => ({ status: 200, body: toNotificationList(world, player, query) }),

  readNotification({ world, path, bearer: { player } }) {
    const notice = world.notices.markRead(player.id, path.id);
    return notice === undefined ? messageResponse(404, 'Não encontrado.') : { status: 200, body: { data: toNotificationDto(notice) } };
  },

  readAllNotifications({ world, bearer: { player } }) {
    world.notices.markAllRead(player.id);
    return { status: 204 };
  },

  getNotificationSettings: ({ world, bearer: { player } }) => ({ status: 200, body: { data: toSettingsDto(world, player.id) } }),

  setNotificationSettings({ world, body, bearer: { player } }) {
    for (const type of OPTIONAL_TYPES) if (body[type] !== undefined) world.notices.mute(player.id, type, !body[type]);
    return { status: 200, body: { data: toSettingsDto(world, player.id) } };
  },

  getPush: ({ world, bearer: { session } }) => ({ status: 200, body: toPushAnswer(world, session.id) }),

  subscribeToPush({ world, body: { endpoint, p256dh, auth }, bearer: { session } }) {
    world.push.set({ sessionId: session.id, endpoint, keys: { p256dh, auth } });
    return { status: 200, body: toPushAnswer(world, session.id) };
  },

  unsubscribeFromPush({ world, bearer: { session } }) {
    world.push.remove(session.id);
    return { status: 204 };
  },
};

const toPushAnswer = ({ push }: World, sessionId: string) => ({
  data: { public_key: PUSH_PUBLIC_KEY, subscribed: push.has(sessionId) },
});

/** Returns a page of a player's notices, newest first, of the queried `type` and `status` (`read`, `unread`), and how many are unread. */
export function toNotificationList({ notices }: World, { id }: Player, query: Context<'listNotifications'>['query']) {
  const all = notices.forPlayer(id);
  const found = all.filter(
    (notice) => (query.type ?? notice.type) === notice.type && (query.status ?? statusOf(notice)) === statusOf(notice),
  );
  const page = paginate(found.map(toNotificationDto), getPaging(query), '/api/notifications');
  return { ...page, unread_count: all.filter((notice) => statusOf(notice) === 'unread').length };
}

const statusOf = ({ readAt }: Notice) => (readAt === null ? 'unread' : 'read');

/** Types of notices that can be turned off. */
const OPTIONAL_TYPES = ['deposit', 'withdrawal', 'bonus', 'bet', 'system'] as const;

function toSettingsDto(world: World, playerId: string) {
  const muted = world.notices.mutedTypes(playerId);
  return {
    deposit: !muted.has('deposit'),
    withdrawal: !muted.has('withdrawal'),
    bonus: !muted.has('bonus'),
    bet: !muted.has('bet'),
    system: !muted.has('system'),
  };
}

const toNotificationDto = ({ id, type, title, body, url, createdAt, readAt }: Notice) => ({
  id,
  type,
  title,
  body,
  url,
  created_at: isoDateTime(createdAt),
  read_at: readAt === null ? null : isoDateTime(readAt),
});
