import type { World } from './db/world';
import type { Hub } from './realtime/hub';

/**
 * Forwards a world's events to the real-time hub.
 *
 * @returns an unsubscribe function
 */
export function forwardEvents({ events }: World, hub: Hub): () => void {
  return events.subscribe(({ channel, name, payload }) => hub.broadcast(channel, name, payload));
}
