import { dumpAll, restoreAll } from './stores';
import type { World } from './world';

/** Serializes a world's clock, settings and stores, over page reloads and server restarts. */
export function saveSnapshot(world: World): string {
  return JSON.stringify(toSnapshot(world));
}

/**
 * Restores a snapshot by {@link saveSnapshot} of a world with the same seed and number of games.
 * @throws for a text that is no snapshot; the caller must then `populate` the world or restore another, because it may be partly restored
 */
export function restoreSnapshot(world: World, text: string): void {
  const { clock, settings, ...stores } = JSON.parse(text) as ReturnType<typeof toSnapshot>;
  world.clock.restore(clock);
  Object.assign(world.settings, settings);
  restoreAll(world.stores, stores);
}

const toSnapshot = ({ clock, settings, stores }: World) => ({ clock: clock.dump(), settings, ...dumpAll(stores) });
