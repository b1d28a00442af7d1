import type { Allowance } from '../domain/attempts';
import { counting, waitOf } from '../domain/attempts';
import type { Clock } from './clock';

export type Attempts = ReturnType<typeof createAttempts>;

/** How often things were tried lately, by a name for each. */
export function createAttempts(clock: Clock) {
  const tries = new Map<string, number[]>();

  return {
    /** After how many whole seconds the next try is allowed; 0 where it is now. */
    wait: (name: string, allowance: Allowance): number => Math.ceil(waitOf(tries.get(name) ?? [], allowance, clock.now()) / 1000),

    /** One more try. */
    note(name: string, allowance: Allowance): void {
      const now = clock.now();
      tries.set(name, [...counting(tries.get(name) ?? [], allowance, now), now]);
    },

    forget(name: string): void {
      tries.delete(name);
    },

    kept: (): [name: string, tries: number[]][] => [...tries],

    /** Puts what was kept in the place of all there is. */
    replace(kept: readonly (readonly [name: string, tries: number[]])[] = []): void {
      tries.clear();
      for (const [name, moments] of kept) tries.set(name, moments);
    },
  };
}
