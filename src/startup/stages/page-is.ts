import { startTransition, useEffect, useState } from 'react';

import { isHydrated, whenHydrated } from './hydration';
import { whenLoadedAndIdle } from './when-idle';
import { whenSettled } from './when-settled';
import { whenUsed } from './when-used';

/**
 * Stages of the first load, in their usual order. `used` can come before the others.
 * - `painted`: the render that asks for the stage is on the screen.
 * - `hydrated`: React has made the prerendered page interactive.
 * - `idle`: the page has loaded, and its main thread has nothing to do.
 * - `used`: the visitor has pressed a key or a pointer, or scrolled the page.
 * - `settled`: the page is used, or has been idle for ten seconds.
 */
export type Stage = 'painted' | 'hydrated' | 'idle' | 'used' | 'settled';

type When = (run: () => void) => () => void;

const whens: Readonly<Record<Stage, When>> = {
  painted: whenPainted,
  hydrated: whenHydrated,
  idle: whenLoadedAndIdle,
  used: whenUsed,
  settled: whenSettled,
};

/**
 * Calls `run` once the page has reached a stage. Uses of the page before this call do not count.
 *
 * @returns a function that cancels the call
 */
export function whenPageIs(stage: Stage, run: () => void): () => void {
  return whens[stage](run);
}

/**
 * Returns true once the page has reached a stage. The change is a transition, which does not block input. A component that is
 * mounted after the hydration is hydrated from its first render on; for the other stages each component waits from its mount on.
 *
 * @param stage undefined for none: the result stays false, without another render
 */
export function usePageIs(stage: Stage | undefined): boolean {
  const [isReached, setReached] = useState(() => stage === 'hydrated' && isHydrated());
  useEffect(() => {
    if (stage === undefined || isReached) return;
    return whenPageIs(stage, () => startTransition(() => setReached(true)));
  }, [stage, isReached]);
  return isReached;
}

function whenPainted(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
