import { cheatEvent } from './http/cheats/with-cheats';
import type { World } from './db/world';
import type { Hub } from './realtime/hub';

/**
 * Forwards a world's events to the real-time hub. An active cheat can change an event or hold it back.
 *
 * @returns an unsubscribe function
 */
export function forwardEvents(world: World, hub: Hub): () => void {
  return world.events.subscribe((event) => {
    const sent = cheatEvent(world, event);
    if (sent !== undefined) hub.broadcast(sent.channel, sent.name, sent.payload);
  });
}
