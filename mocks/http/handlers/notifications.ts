import { isoDateTime } from '../../domain/calendar';
import type { Notice } from '../../db/notices';
import { getPaging, paginate } from '../envelope';
import { messageResponse } from '../responses';
import type { TagHandlers } from '../types';

export const notificationsHandlers: TagHandlers<'notifications'> = {
  listNotifications: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: paginate(world.notices.forPlayer(player.id).map(toNotificationDto), getPaging(query), '/api/notifications'),
  }),

  readNotification({ world, path, bearer: { player } }) {
    const notice = world.notices.markRead(player.id, path.id);
    return notice === undefined ? messageResponse(404, 'Não encontrado.') : { status: 200, body: { data: toNotificationDto(notice) } };
  },
};

const toNotificationDto = ({ id, type, title, body, url, readAt }: Notice) => ({
  id,
  type,
  title,
  body,
  url,
  read_at: readAt === null ? null : isoDateTime(readAt),
});
