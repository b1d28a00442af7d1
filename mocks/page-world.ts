import { restoreSnapshot, saveSnapshot } from './db/snapshot';
import type { World } from './db/world';

const STORAGE_KEY = 'standin-world';

/**
 * Persists a world in sessionStorage over reloads of the tab: restores it now, and saves it whenever the page is left. An incompatible
 * or too large state is dropped with a warning.
 *
 * @param world a new world; a saved state replaces its state
 */
export function persistOverReloads(world: World): void {
  const saved = sessionStorage.getItem(STORAGE_KEY);
  try {
    if (saved !== null) restoreSnapshot(world, saved);
  } catch (error) {
    // The restoring may fail, because the saved state may come from an incompatible version.
    console.warn('The stand-in could not restore its world and starts a new one.', error);
    world.reset();
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, saveSnapshot(world));
    } catch (error) {
      sessionStorage.removeItem(STORAGE_KEY);
      console.warn('The world of the stand-in is too large to be saved over a reload.', error);
    }
  });
}
