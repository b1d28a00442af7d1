/** Store whose state is a part of a snapshot. Without a saved state it becomes empty, or throws if it cannot. */
interface Store {
  dump(): unknown;
  restore(saved?: unknown): void;
}

type Stores = Readonly<Record<string, Store>>;

/** States of stores by name, as plain data. */
export type DumpOf<All extends Stores> = { [Name in keyof All]: ReturnType<All[Name]['dump']> };

/** Returns the states of stores. */
export function dumpAll<All extends Stores>(stores: All): DumpOf<All> {
  return Object.fromEntries(Object.entries(stores).map(([name, store]) => [name, store.dump()])) as DumpOf<All>;
}

/** Replaces the states of stores, in their order. */
export function restoreAll<All extends Stores>(stores: All, saved: Partial<DumpOf<All>>): void {
  const states: Readonly<Record<string, unknown>> = saved;
  for (const [name, store] of Object.entries(stores)) store.restore(states[name]);
}
