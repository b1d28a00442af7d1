import { isoDateTime } from '../../domain/calendar';
import type { Notice } from '../../db/notices';
import { pageOf, pagingOf } from '../envelope';
import { plain } from '../plain';
import type { HandlersOf } from '../types';

export const notificationsHandlers: HandlersOf<'notifications'> = {
  listNotifications: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: pageOf(world.notices.of(player.id).map(noticeOf), pagingOf(query), '/api/notifications'),
  }),

  readNotification({ world, path, bearer: { player } }) {
    const notice = world.notices.read(player.id, path.id);
    return notice === undefined ? plain(404, 'Não encontrado.') : { status: 200, body: { data: noticeOf(notice) } };
  },
};

const noticeOf = ({ id, type, title, body, url, readAt }: Notice) => ({
  id,
  type,
  title,
  body,
  url,
  read_at: readAt === null ? null : isoDateTime(readAt),
});
