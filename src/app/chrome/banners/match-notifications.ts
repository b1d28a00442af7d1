import type { Notification } from '@generated/api/model/notification';

import type { ToldEvent } from '@/product/told-events';

/**
 * Finds the notification of each event that the page has reported to the player: the newest unread one of the same type.
 *
 * @param told events that the page has reported
 * @param unread unread notifications, newest first
 * @param fetchedAt time of that list in epoch ms: a list older than the event does not contain its notification
 * @returns all events, with the id of the notification if it was found now or earlier. No two have the same notification. An event
 *   without a new match is the same object
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
