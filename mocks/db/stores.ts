/** Store whose state is a part of a snapshot. Without a saved state it becomes empty, or throws if it cannot. */
interface Store {
  dump(): unknown;
  restore(saved?: unknown): void;
}

type Stores = Readonly<Record<string, Store>>;

/** States of stores by name, as plain data. */
export type DumpOf<All extends Stores> = { [Name in keyof All]: ReturnType<All[Name]['dump']> };

/** Returns the states of stores. They share objects with the stores, so that the caller must serialize them at once. */
export function dumpAll<All extends Stores>(stores: All): DumpOf<All> {
  return Object.fromEntries(Object.entries(stores).map(([name, store]) => [name, store.dump()])) as DumpOf<All>;
}

/** Replaces the states of all stores, in their order. A store without a saved state becomes empty, or throws if it cannot. */
export function restoreAll<All extends Stores>(stores: All, saved: Partial<DumpOf<All>>): void {
  const states: Readonly<Record<string, unknown>> = saved;
  for (const [name, store] of Object.entries(stores)) store.restore(states[name]);
}

/** Makes a store of other stores, whose state has theirs by name. */
export const storeOf = <All extends Stores>(stores: All) => ({
  dump: (): DumpOf<All> => dumpAll(stores),
  restore: (saved: Partial<DumpOf<All>> = {}): void => restoreAll(stores, saved),
});

/** Makes a store of a map, whose state has its entries. */
export const mapStore = <Value>(map: Map<string, Value>) => ({
  dump: (): [key: string, value: Value][] => [...map],
  restore(saved: readonly (readonly [key: string, value: Value])[] = []): void {
    map.clear();
    for (const [key, value] of saved) map.set(key, value);
  },
});

/** Makes a store of a map, whose state has its values. @param keyOf returns the key of a value */
export const valueStore = <Value extends object>(map: Map<string, Value>, keyOf: (value: Value) => string) => ({
  dump: (): Value[] => [...map.values()],
  restore: (saved: readonly Value[] = []): void => mapStore(map).restore(saved.map((value) => [keyOf(value), { ...value }])),
});

/** Makes a store of a set, whose state has its values. */
export const setStore = (set: Set<string>) => ({
  dump: (): string[] => [...set],
  restore(saved: readonly string[] = []): void {
    set.clear();
    for (const value of saved) set.add(value);
  },
});
