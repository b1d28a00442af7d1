import { classifyFailure } from './classify-failure';
import type { MoneyOperationDeps } from './money-operations';
import { createMoneyOperations } from './money-operations';
import { tryWithTabLock } from './try-with-tab-lock';

/** Prefix of the local storage keys under which pending operations are persisted. */
export const STORAGE_PREFIX = 'money ';

/** Values that storage rejected because it is blocked or full. They last as long as the page. */
const unstored = new Map<string, string>();

const storage: MoneyOperationDeps['storage'] = {
  read: (name) => {
    const newer = unstored.get(name);
    if (newer !== undefined) return newer;
    try {
      return localStorage.getItem(STORAGE_PREFIX + name);
    } catch {
      return null;
    }
  },
  write: (name, value) => {
    unstored.delete(name);
    try {
      if (value === null) localStorage.removeItem(STORAGE_PREFIX + name);
      else localStorage.setItem(STORAGE_PREFIX + name, value);
    } catch {
      if (value !== null) unstored.set(name, value);
    }
  },
  onExternalChange: (listener) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(STORAGE_PREFIX)) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

/** The money operations of this page. */
export const moneyOperations = createMoneyOperations({
  storage,
  tryWithTabLock: (name, task) => tryWithTabLock(STORAGE_PREFIX + name, task),
  classifyFailure,
  isOnline: () => navigator.onLine,
  sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
});
