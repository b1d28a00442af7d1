import { restoreSnapshot, takeSnapshot } from './db/snapshot';
import type { World } from './db/world';

const KEPT_IN = 'standin-world';

/**
 * Persists a world in sessionStorage over reloads of the tab.
 *
 * @param world a new world; a saved state replaces its state
 */
export function keepOverReloads(world: World): void {
  const kept = sessionStorage.getItem(KEPT_IN);
  try {
    if (kept !== null) restoreSnapshot(world, kept);
  } catch (error) {
    // The saved state may come from an incompatible version.
    console.warn('The stand-in could not bring its world back and begins anew.', error);
    world.reset();
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEPT_IN, takeSnapshot(world));
    } catch (error) {
      sessionStorage.removeItem(KEPT_IN);
      console.warn('The world of the stand-in is too large to be kept over a reload.', error);
    }
  });
}
