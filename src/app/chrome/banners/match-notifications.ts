import type { Notification } from '@generated/api/model/notification';

import type { ToldEvent } from '@/product/told-events';

/**
 * Returns the reported events with the notification of each, which is the newest unread one of its type.
 *
 * @param unread unread notifications, newest first
 * @param fetchedAt in epoch ms: a list that is older than the event does not contain its notification
 */
export function matchNotifications(
  told: readonly ToldEvent[],
  unread: readonly Pick<Notification, 'id' | 'type'>[],
  fetchedAt: number,
): readonly ToldEvent[] {
  const taken = new Set(told.flatMap(({ id }) => id ?? []));
  return told.map((event) => {
    if (event.id !== undefined || event.at > fetchedAt) return event;
    const found = unread.find(({ id, type }) => type === event.type && !taken.has(id));
    if (found === undefined) return event;
    taken.add(found.id);
    return { ...event, id: found.id };
  });
}
