import { useEffect, useEffectEvent } from 'react';

import type { Notification } from '@generated/api/model/notification';

import { useToldEvents } from '@/product/told-events';

import { matchNotifications } from './match-notifications';

/**
 * Marks the notifications of events that the page has reported to the player as read.
 *
 * @param unread unread notifications, newest first
 * @param fetchedAt time of the list, in epoch ms
 * @returns their ids
 */
export function useToldNotifications(
  unread: readonly Notification[],
  fetchedAt: number,
  markAsRead: (id: string) => void,
): ReadonlySet<string> {
  const told = useToldEvents((state) => state.told);
  const matched = matchNotifications(told, unread, fetchedAt);
  const mark = useEffectEvent(markAsRead);
  useEffect(() => {
    const found = matched.filter((event, index) => event !== told[index]);
    if (found.length === 0) return;
    useToldEvents.setState({ told: matched });
    for (const { id } of found) if (id !== undefined) mark(id);
  });
  return new Set(matched.flatMap(({ id }) => id ?? []));
}
