import { readStoredJson, writeStored } from '@/shared/lib/safe-storage';

/** A value that all tabs share. */
export type SharedValue<Value> = ReturnType<typeof sharedValue<Value>>;

/** Creates a value in local storage, as JSON. Only one module may write it. A value that cannot be stored lasts as long as the page. */
export const sharedValue = <Value>(key: string) => ({
  /** Returns what was stored; null before, or if it is no JSON. Callers validate it: it may be of an earlier version, or changed by hand. */
  read: () => readStoredJson('local', key),
  write: (value: Value) => void writeStored('local', key, JSON.stringify(value)),
});
