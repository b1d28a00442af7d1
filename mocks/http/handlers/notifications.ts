import { isoDateTime } from '../../domain/calendar';
import type { Notice } from '../../db/notices';
import { getPaging, paginate } from '../envelope';
import { messageResponse } from '../responses';
import type { World } from '../../db/world';
import type { Player } from '../../db/players/players';
import type { Context, TagHandlers } from '../types';

export const notificationsHandlers: TagHandlers<'notifications'> = {
  listNotifications: ({ world, query, bearer: { player } }) => ({ status: 200, body: toNotificationList(world, player, query) }),

  readNotification({ world, path, bearer: { player } }) {
    const notice = world.notices.markRead(player.id, path.id);
    return notice === undefined ? messageResponse(404, 'Não encontrado.') : { status: 200, body: { data: toNotificationDto(notice) } };
  },
};

export function toNotificationList({ notices }: World, { id }: Player, query: Context<'listNotifications'>['query']) {
  return paginate(notices.forPlayer(id).map(toNotificationDto), getPaging(query), '/api/notifications');
}

const toNotificationDto = ({ id, type, title, body, url, readAt }: Notice) => ({
  id,
  type,
  title,
  body,
  url,
  read_at: readAt === null ? null : isoDateTime(readAt),
});
