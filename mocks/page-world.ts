import { restoreSnapshot, takeSnapshot } from './db/snapshot';
import type { World } from './db/world';

const KEPT_IN = 'standin-world';

/**
 * Keeps a world for the life of a tab: a reload finds it as it was, until it is reset.
 *
 * @param world as it begins; what the tab had before is put in its place
 */
export function keepOverReloads(world: World): void {
  const kept = sessionStorage.getItem(KEPT_IN);
  try {
    if (kept !== null) restoreSnapshot(world, kept);
  } catch (error) {
    // What another version of the stand-in wrote down: a world of today is better than none.
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
