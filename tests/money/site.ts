import { QueryClient } from '@tanstack/react-query';

import { depositRequests } from '../../src/features/wallet/deposit-operation';
import { cancellationRequests, withdrawalRequests } from '../../src/features/wallet/withdraw-operation';
import { classifyFailure } from '../../src/shell/money/classify-failure';
import type { MoneyOperations, MoneyRequests } from '../../src/shell/money/money-operations';
import { createMoneyOperations } from '../../src/shell/money/money-operations';
import { NotAppliedError, NotSentError, UnknownOutcomeError } from '../../src/shell/money/operation-errors';

/** What a player heard of a press. */
export interface Heard {
  readonly name: string;
  readonly outcome: 'done' | 'not done' | 'unknown' | 'refused' | 'unsent';
  /** What was made, of `done`. */
  readonly id: string;
}

interface Browser {
  isOnline: () => boolean;
  newKey: () => string;
  now: () => number;
  /** Whether it has locks that its tabs share. */
  hasLocks: boolean;
}

/** The tabs of one browser with the site in them: one storage, one set of locks, and each its own page. */
export function createBrowser({ isOnline, newKey, now, hasLocks }: Browser) {
  const storage = new Map<string, string>();
  /** Which page holds a lock. */
  const locks = new Map<string, object>();
  const heard: Heard[] = [];

  function openPage() {
    const page = {};
    let isGone = false;
    const client = new QueryClient();
    /** What belongs to a page that is gone reaches nobody. */
    const here = <T>(promise: Promise<T>): Promise<T> =>
      new Promise((done, failed) => {
        promise.then(
          (value) => void (isGone || done(value)),
          (error: unknown) => void (isGone || failed(error)),
        );
      });
    const operations: MoneyOperations = createMoneyOperations({
      storage: {
        read: (name) => storage.get(name) ?? null,
        write: (name, value) => void (value === null ? storage.delete(name) : storage.set(name, value)),
        onExternalChange: () => () => undefined,
      },
      tryWithTabLock: async (name, task) => {
        if (!hasLocks) return task();
        if (locks.has(name)) return undefined;
        locks.set(name, page);
        try {
          return await task();
        } finally {
          if (locks.get(name) === page) locks.delete(name);
        }
      },
      classifyFailure,
      isOnline,
      sleep: (ms) => here(new Promise((done) => setTimeout(done, ms))),
      now,
      newKey,
    });

    const bound = <Body, Outcome extends object>(requests: MoneyRequests<Body, Outcome>): MoneyRequests<Body, Outcome> => ({
      knownIds: () => here(requests.knownIds()),
      send: (key, body) => here(requests.send(key, body)),
      lookUp: (record) => here(requests.lookUp(record)),
    });
    const kinds = { deposit: bound(depositRequests(client)), withdraw: bound(withdrawalRequests) };
    const outcome = <T>(work: Promise<{ outcome: T }>) => work.then(({ outcome: done }) => done);

    function told(name: string, work: Promise<object | undefined>): void {
      work.then(
        (outcome) => {
          if (outcome !== undefined) heard.push({ name, outcome: 'done', id: idOf(outcome) });
        },
        (error: unknown) => heard.push({ name, outcome: outcomeOf(error), id: '' }),
      );
    }

    return {
      /** Presses a button a number of times. @returns how many presses were taken */
      press(kind: 'deposit' | 'withdraw', amount: number, times: number, pixKey: string): number {
        let taken = 0;
        for (let time = 0; time < times; time += 1) {
          const intent = operations.begin(kind);
          if (intent === null) continue;
          taken += 1;
          told(
            kind,
            kind === 'deposit'
              ? outcome(intent.send({ amount, method: 'pix' }, kinds.deposit, () => undefined))
              : outcome(intent.send({ amount, pix_key_id: pixKey }, kinds.withdraw, () => undefined)),
          );
        }
        return taken;
      },
      /** The same for taking a withdrawal back. */
      cancel(id: string, times: number): number {
        const name = `cancel ${id}`;
        let taken = 0;
        for (let time = 0; time < times; time += 1) {
          const intent = operations.begin(name);
          if (intent === null) continue;
          taken += 1;
          const sent = outcome(intent.send({}, bound(cancellationRequests(id)), () => undefined));
          told(name, sent);
        }
        return taken;
      },
      /** Looks for what is remembered, as the pages do when they are opened. */
      resume(): void {
        for (const name of storage.keys()) {
          const intent = operations.begin(name);
          if (intent === null) continue;
          const call =
            name === 'deposit'
              ? kinds.deposit
              : name === 'withdraw'
                ? kinds.withdraw
                : bound(cancellationRequests(name.slice('cancel '.length)));
          told(
            name,
            intent.resume<object>(call, () => undefined),
          );
        }
      },
      leave(): void {
        isGone = true;
        for (const [name, holder] of locks) if (holder === page) locks.delete(name);
      },
    };
  }

  return {
    heard,
    openPage,
    /** What is remembered and not known the outcome of, and which locks are held. */
    open: () => ({ unknown: [...storage].filter(([, text]) => text.includes('"state":')), locks: [...locks.keys()] }),
  };
}

function idOf(outcome: object): string {
  if ('transaction_id' in outcome) return String(outcome.transaction_id);
  return 'id' in outcome ? String(outcome.id) : '';
}

function outcomeOf(error: unknown): Heard['outcome'] {
  if (error instanceof NotAppliedError) return 'not done';
  if (error instanceof UnknownOutcomeError) return 'unknown';
  return error instanceof NotSentError ? 'unsent' : 'refused';
}
