import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { ListNotificationsParams } from '@generated/api/model/list-notifications-params';
import {
  getListNotificationsQueryKey,
  useListNotifications,
  useListNotificationsInfinite,
  readAllNotifications,
  readNotification,
} from '@generated/api/notifications';

import { allPages } from '@/api/all-pages';
import { useIsPlayer } from '@/session/use-session';
import { useHasOffers } from '@/product/account-block';
import { useIsSectionOpen } from '@/product/sections';

/** Parameters of the first page of notices, which the line above the header, the bell and the menu share, so that it is fetched once. */
export const LATEST = { per_page: 20 } as const;

/** Filter of the notices by type and by read status. */
export type NotificationFilter = Pick<ListNotificationsParams, 'type' | 'status'>;

/**
 * Returns true if notices about bonuses are shown: only if the site has bonuses, and not to a self-excluded, paused or barred player, or
 * another one to whom nothing may be advertised (SPEC D10, Q39).
 */
export function useHasBonusNotices(): boolean {
  const hasOffers = useHasOffers();
  return useIsSectionOpen('bonus_enabled') && hasOffers;
}

/**
 * Returns the number of unread notices that the list shows: the backend's number, or else that of the loaded notices. 0 until
 * the line above the header has loaded them.
 */
export function useUnreadCount(): number {
  const isPlayer = useIsPlayer();
  const hasBonuses = useHasBonusNotices();
  const { data } = useListNotifications(LATEST, { query: { enabled: false } });
  if (!isPlayer || data === undefined) return 0;
  const unread = data.data.filter(({ read_at: readAt }) => readAt === null);
  const hidden = hasBonuses ? 0 : unread.filter(({ type }) => type === 'bonus').length;
  return Math.max(0, (data.unread_count ?? unread.length) - hidden);
}

/** Queries the pages of the matching notices, newest first, also those about bonuses. */
export const useNotificationPages = (filter: NotificationFilter) =>
  useListNotificationsInfinite({ ...filter, ...LATEST }, { query: allPages(getListNotificationsQueryKey(filter)) });

/** Returns a mutation that marks one notice as read, or all of them without an id, and refetches the notices after a success. */
export function useMarkAsRead(onError: (error: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      await (id === undefined ? readAllNotifications() : readNotification(id));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: getListNotificationsQueryKey() }),
    onError,
  });
}
