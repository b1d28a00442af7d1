import { create } from 'zustand';

import type { Notification } from '@generated/api/model/notification';

/** Event that the page has shown to the player. */
export interface ToldEvent {
  readonly type: Notification['type'];
  /** Time of the event, in epoch ms of this device. */
  readonly at: number;
  /** Id of the notification, once known. */
  readonly id?: string;
}

/** Events that the page has shown to the player: their notification is marked as read and not shown again. */
export const useToldEvents = create<{ readonly told: readonly ToldEvent[] }>(() => ({ told: [] }));

/** Remembers that the player has read of an event, in a toast, a dialog or on its page. @param at time of the event in epoch ms */
export function tellEvent(type: ToldEvent['type'], at = Date.now()): void {
  useToldEvents.setState(({ told }) => ({ told: [...told, { type, at }] }));
}

/** Forgets the previous player's events. */
export function clearToldEvents(): void {
  useToldEvents.setState({ told: [] });
}
