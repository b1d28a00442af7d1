import { reportIncident } from '@/shared/lib/incidents';
import { setOperationReport } from '@/shared/lib/operation-report';
import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';
import { storedKeys } from '@/shared/lib/stored-keys';
import { withLock } from '@/shared/lib/with-lock';

import { classifyFailure } from './classify-failure';
import { describeOperations } from './describe-operations';
import type { MoneyOperationDeps } from './money-operation-deps';
import { createMoneyOperations } from './money-operations';

/** Prefix of the operations' keys in local storage, and of their locks. */
export const STORAGE_PREFIX = 'money ';

/** Names that this page has written, because the browser may have refused to store them. */
const written = new Set<string>();
/** Times at which this page learned that the last operation of a name was executed, in ms since 1970. */
const executed = new Map<string, number>();

const storage: MoneyOperationDeps['storage'] = {
  read: (name) => readStored('local', STORAGE_PREFIX + name),
  write: (name, value) => {
    written.add(name);
    // A later operation of the name is pending.
    if (value !== null) executed.delete(name);
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

/** Money operations of this page, stored in local storage. An operation whose outcome stays unknown is reported as an incident. */
export const moneyOperations = createMoneyOperations({
  storage,
  tryWithTabLock: (name, task) => withLock(STORAGE_PREFIX + name, 'try', task),
  classifyFailure,
  isOnline: () => navigator.onLine,
  sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
  // The rest of a name has ids.
  onUnresolved: (name) => reportIncident('money.unknown', name.split(' ', 1)[0] ?? ''),
  onExecuted: (name) => void executed.set(name, Date.now()),
});

// A part of the page that fails to render says what became of these operations.
setOperationReport({
  describe: (since) => {
    const running = moneyOperations.runningNames();
    return describeOperations({
      running,
      // Those of another player, who was here before, are not this page's.
      unknown: moneyOperations.pendingNames().filter((name) => written.has(name) && !running.includes(name)),
      executed: [...executed].filter(([name, at]) => at >= since && !running.includes(name)).map(([name]) => name),
    });
  },
  subscribe: (listener) => moneyOperations.subscribe(listener),
});
