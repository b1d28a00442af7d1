import { readStoredJson, writeStored } from '@/shared/lib/safe-storage';

/** A value that all tabs share. */
export interface SharedValue<Value> {
  /** Returns what was stored, null before. It may be of an earlier version, or changed by hand. */
  readonly read: () => unknown;
  readonly write: (value: Value) => void;
}

/** Creates a value in local storage, as JSON. Only one module may write it. */
export const sharedValue = <Value>(key: string): SharedValue<Value> => ({
  read: () => readStoredJson('local', key),
  write: (value) => void writeStored('local', key, JSON.stringify(value)),
});
