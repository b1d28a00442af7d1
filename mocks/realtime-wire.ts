import type { World } from './db/world';
import type { Hub } from './realtime/hub';

/**
 * Sends what happens in a world to whoever listens: the only way for an event of the contract to leave the store.
 *
 * @param world where things happen
 * @param hub the real-time server
 * @returns ends it
 */
export function wireWorld({ events }: World, hub: Hub): () => void {
  return events.subscribe(({ channel, name, payload }) => hub.broadcast(channel, name, payload));
}
