import { QueryClient } from '@tanstack/react-query';

import { depositCall } from '../../src/features/wallet/deposit-call';
import { effectOf } from '../../src/shell/money';
import { cancelCall, withdrawCall } from '../../src/features/wallet/withdraw-call';
import type { MoneyCall, MoneyIntents } from '../../src/shared/lib/money-intent';
import { createMoneyIntents, ElsewhereError, NotDoneError, OfflineError, UnknownOutcomeError } from '../../src/shared/lib/money-intent';

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
  /** Whether it has locks that its tabs share. */
  hasLocks: boolean;
}

/** The tabs of one browser with the site in them: one storage, one set of locks, and each its own page. */
export function createBrowser({ isOnline, newKey, hasLocks }: Browser) {
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
    const intents: MoneyIntents = createMoneyIntents({
      storage: {
        read: (name) => storage.get(name) ?? null,
        write: (name, value) => void (value === null ? storage.delete(name) : storage.set(name, value)),
      },
      alone: async (name, task) => {
        if (!hasLocks) return task();
        if (locks.has(name)) return undefined;
        locks.set(name, page);
        try {
          return await task();
        } finally {
          if (locks.get(name) === page) locks.delete(name);
        }
      },
      judge: effectOf,
      isOnline,
      wait: (ms) => here(new Promise((done) => setTimeout(done, ms))),
      newKey,
    });

    const calls = <Body, Outcome extends object>(call: MoneyCall<Body, Outcome>): MoneyCall<Body, Outcome> => ({
      known: () => here(call.known()),
      send: (key, body) => here(call.send(key, body)),
      find: (sent) => here(call.find(sent)),
    });
    const kinds = { deposit: calls(depositCall(client)), withdraw: calls(withdrawCall) };

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
          const intent = intents.begin(kind);
          if (intent === null) continue;
          taken += 1;
          told(
            kind,
            kind === 'deposit'
              ? intent.send({ amount, method: 'pix' }, kinds.deposit, () => undefined)
              : intent.send({ amount, pix_key_id: pixKey }, kinds.withdraw, () => undefined),
          );
        }
        return taken;
      },
      /** The same for taking a withdrawal back. */
      cancel(id: string, times: number): number {
        const name = `cancel ${id}`;
        let taken = 0;
        for (let time = 0; time < times; time += 1) {
          const intent = intents.begin(name);
          if (intent === null) continue;
          taken += 1;
          const sent = intent.send({}, calls(cancelCall(id)), () => undefined);
          told(name, sent);
        }
        return taken;
      },
      /** Looks for what is remembered, as the pages do when they are opened. */
      resume(): void {
        for (const name of storage.keys()) {
          const intent = intents.begin(name);
          if (intent === null) continue;
          const call =
            name === 'deposit' ? kinds.deposit : name === 'withdraw' ? kinds.withdraw : calls(cancelCall(name.slice('cancel '.length)));
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
    open: () => ({ unknown: [...storage].filter(([, text]) => text.includes('"missing":false')), locks: [...locks.keys()] }),
  };
}

function idOf(outcome: object): string {
  if ('transaction_id' in outcome) return String(outcome.transaction_id);
  return 'id' in outcome ? String(outcome.id) : '';
}

function outcomeOf(error: unknown): Heard['outcome'] {
  if (error instanceof NotDoneError) return 'not done';
  if (error instanceof UnknownOutcomeError) return 'unknown';
  return error instanceof OfflineError || error instanceof ElsewhereError ? 'unsent' : 'refused';
}
