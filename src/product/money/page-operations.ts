import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';
import { storedKeys } from '@/shared/lib/stored-keys';
import { withLock } from '@/shared/lib/with-lock';

import { classifyFailure } from './classify-failure';
import type { MoneyOperationDeps } from './money-operation-deps';
import { createMoneyOperations } from './money-operations';

/** Prefix of the operations' keys in local storage. */
export const STORAGE_PREFIX = 'money ';

/** Names that this page has written, because the browser may have refused to store them. */
const written = new Set<string>();

const storage: MoneyOperationDeps['storage'] = {
  read: (name) => readStored('local', STORAGE_PREFIX + name),
  write: (name, value) => {
    written.add(name);
    if (value === null) removeStored('local', STORAGE_PREFIX + name);
    else writeStored('local', STORAGE_PREFIX + name, value);
  },
  names: () => [...new Set([...storedKeys('local', STORAGE_PREFIX).map((key) => key.slice(STORAGE_PREFIX.length)), ...written])],
  onExternalChange: (listener) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(STORAGE_PREFIX)) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

/** Money operations of this page. */
export const moneyOperations = createMoneyOperations({
  storage,
  tryWithTabLock: (name, task) => withLock(STORAGE_PREFIX + name, 'try', task),
  classifyFailure,
  isOnline: () => navigator.onLine,
  sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
});
