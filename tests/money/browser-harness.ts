import { QueryClient } from '@tanstack/react-query';

import { classifyFailure } from '../../src/product/money/classify-failure';
import type { MoneyRequests } from '../../src/product/money/money-requests';
import { createMoneyOperations } from '../../src/product/money/money-operations';
import { NotAppliedError, NotSentError, UnknownOutcomeError } from '../../src/product/money/operation-errors';
import type { Draft } from './operations';
import { kindOf } from './operations';

/** Outcome that the player saw. */
export interface Shown {
  readonly name: string;
  /**
   * Outcome as the site reports it. `not done`: the server has not executed it. `rejected`: the server refused it. `not sent`: it
   * never left the browser.
   */
  readonly outcome: 'done' | 'not done' | 'unknown' | 'rejected' | 'not sent';
  /** Effect of the operation, as `effectsOn` names it; '' unless the outcome is `done`. */
  readonly effect: string;
}

/** Environment of a browser. */
interface BrowserOptions {
  isOnline: () => boolean;
  newKey: () => string;
  now: () => number;
  /** False without the Web Locks API. */
  hasLocks: boolean;
  /** Returns true if a handler of the page must throw now, as a bug would. */
  throws: () => boolean;
}

/** Creates a browser, whose tabs share storage and locks. The test provides the backend. */
export function createBrowser({ isOnline, newKey, now, hasLocks, throws }: BrowserOptions) {
  const storage = new Map<string, string>();
  const locks = new Map<string, object>();
  const shown: Shown[] = [];

  function openPage() {
    const page = {};
    let isGone = false;
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } });
    /** Settles like a promise, but only while the page is open, because the code of a closed page does not continue. */
    const whileOpen = <T>(promise: Promise<T>): Promise<T> =>
      new Promise((done, failed) => {
        promise.then(
          (value) => void (isGone || done(value)),
          (error: unknown) => void (isGone || failed(error)),
        );
      });
    const operations: ReturnType<typeof createMoneyOperations> = createMoneyOperations({
      storage: {
        read: (name) => storage.get(name) ?? null,
        write: (name, value) => void (value === null ? storage.delete(name) : storage.set(name, value)),
        names: () => [...storage.keys()],
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
      sleep: (ms) => whileOpen(new Promise((done) => setTimeout(done, ms))),
      now,
      newKey,
    });

    const onUnknown = () => {
      if (throws()) throw new TypeError('a bug of the page');
    };
    function requestsOf(name: string): MoneyRequests<object, unknown> {
      const requests = kindOf(name).requests(client, name) as MoneyRequests<object, unknown>;
      return {
        knownIds: () => whileOpen(requests.knownIds()),
        send: async (key, body) => {
          const outcome = await whileOpen(requests.send(key, body));
          if (throws()) throw new TypeError('a bug after the response');
          return outcome;
        },
        lookUp: (record) => whileOpen(requests.lookUp(record)),
      };
    }
    /** Records the outcome of an operation as shown. */
    function report(name: string, work: Promise<unknown>): void {
      work.then(
        (outcome) => {
          if (outcome !== undefined) shown.push({ name, outcome: 'done', effect: kindOf(name).effect(outcome, name) });
        },
        (error: unknown) => shown.push({ name, outcome: outcomeOf(error), effect: '' }),
      );
    }
    function press({ name, body }: Draft, times: number): number {
      let taken = 0;
      for (let time = 0; time < times; time += 1) {
        const operation = operations.begin(name);
        if (operation === null) continue;
        taken += 1;
        report(
          name,
          operation.send(body, requestsOf(name), onUnknown).then(({ outcome }) => outcome),
        );
      }
      return taken;
    }

    return {
      /** Presses a button `times` times, without a wait for the outcome. @returns the number of presses that were accepted */
      press,
      /** Repeats every operation whose outcome is unknown. @returns the number of presses that were accepted */
      repeatAll(): number {
        return [...storage.keys()].reduce((taken, name) => {
          const body = operations.unresolvedBody(name);
          return body === undefined ? taken : taken + press({ name, body: JSON.parse(body) as object }, 1);
        }, 0);
      },
      /** Resumes pending operations, as a page does when it is opened. */
      resume(): void {
        for (const name of storage.keys()) {
          const operation = operations.begin(name);
          if (operation !== null) report(name, operation.resume(requestsOf(name), onUnknown));
        }
      },
      /** Looks pending operations up in the background, as visible pages do. */
      recheck(): void {
        for (const name of storage.keys()) report(name, operations.recheck(name, requestsOf(name)));
      },
      /** Closes the page, which releases its locks. */
      leave(): void {
        isGone = true;
        client.clear();
        for (const [name, holder] of locks) if (holder === page) locks.delete(name);
      },
    };
  }

  return {
    /** Outcomes that any page has shown, in their order. */
    shown,
    openPage,
    /** Returns the stored operations and the held locks. */
    pending: () => ({ operations: [...storage], locks: [...locks.keys()] }),
  };
}

function outcomeOf(error: unknown): Shown['outcome'] {
  if (error instanceof NotAppliedError) return 'not done';
  if (error instanceof UnknownOutcomeError) return 'unknown';
  return error instanceof NotSentError ? 'not sent' : 'rejected';
}
