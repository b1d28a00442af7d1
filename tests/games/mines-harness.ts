import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';

import type { ShownCommitment } from '../../src/fairness/mines/commitments';
import type { Move } from '../../src/features/mines/moves/move';
import { createStartRequests, moveLookup, moveRequests } from '../../src/features/mines/moves/move-requests';
import { roundKey, roundQuery, showRound } from '../../src/features/mines/round-query';
import type { MinesGame } from '../../generated/api/model/mines-game';
import { classifyFailure } from '../../src/product/money/classify-failure';
import type { MoneyOperationDeps } from '../../src/product/money/money-operation-deps';
import type { MoneyRequests } from '../../src/product/money/money-requests';
import { createMoneyOperations } from '../../src/product/money/money-operations';
import { NotSentError } from '../../src/product/money/operation-errors';

const PLAYER = 'usr_1';
const NAME = `mines ${PLAYER}`;

/** Replaces the browser globals that the site's modules read. `vi.unstubAllGlobals` restores them. */
export function stubBrowser(isOnline: () => boolean = () => true): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { origin: 'http://localhost' });
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline();
    },
  });
}

/** Environment of a browser. `hasLocks` is false without the Web Locks API. */
interface Browser extends Pick<MoneyOperationDeps, 'isOnline' | 'newKey' | 'now'> {
  readonly hasLocks: boolean;
}

/** Creates a browser, whose tabs share storage and locks. The test provides the globals (`stubBrowser`) and the backend. */
export function createMinesHarness({ isOnline, newKey, now, hasLocks }: Browser) {
  const storage = new Map<string, string>();
  const locks = new Map<string, object>();

  function openPage() {
    const page = {};
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let isClosed = false;
    /** Settles like a promise, but only while the tab is open, because the code of a closed tab does not continue. */
    const whileOpen = <T>(promise: Promise<T>): Promise<T> =>
      new Promise((done, failed) => {
        promise.then(
          (value) => void (isClosed || done(value)),
          (error: unknown) => void (isClosed || failed(error)),
        );
      });
    const operations = createMoneyOperations({
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
    const context = { client, player: PLAYER };
    const whileOpenRequests = (requests: MoneyRequests<Move, MinesGame>): MoneyRequests<Move, MinesGame> => ({
      knownIds: () => whileOpen(requests.knownIds()),
      send: (key, move) => whileOpen(requests.send(key, move)),
      lookUp: (record) => whileOpen(requests.lookUp(record)),
      ...(requests.beforeRepeat !== undefined && { beforeRepeat: () => whileOpen(requests.beforeRepeat?.() ?? Promise.resolve()) }),
    });
    const refetch = () =>
      client.fetchQuery(roundQuery(client, true)).then(
        (game) => game,
        () => undefined,
      );
    /** Shows the result of a move, as the page does. After a failure, the round is fetched again. */
    const showResult = (work: Promise<MinesGame | undefined>) =>
      work.then(
        (game) => {
          if (game !== undefined) showRound(client, game);
          return { game, sent: true };
        },
        async (error: unknown) => {
          await refetch();
          return { game: undefined, sent: !(error instanceof NotSentError) };
        },
      );

    return {
      /** Returns the round that the page shows; null if there is none. */
      board: () => client.getQueryData<MinesGame | null>(roundKey()) ?? null,
      /** Fetches the round that the page shows; undefined if the request fails. */
      refetch,
      /**
       * Presses a button `times` times, without a wait for the outcome. Only a start uses the commitment.
       *
       * @returns the number of presses that were accepted
       */
      press(move: Move, times: number, commitment: ShownCommitment): number {
        let taken = 0;
        for (let time = 0; time < times; time += 1) {
          const operation = operations.begin(NAME);
          if (operation === null) continue;
          taken += 1;
          const requests = move.type === 'start' ? createStartRequests(context, commitment) : moveRequests;
          void showResult(operation.send(move, whileOpenRequests(requests), () => undefined).then(({ outcome }) => outcome));
        }
        return taken;
      },
      /**
       * Repeats the move whose outcome is unknown, without a wait for the outcome.
       *
       * @returns the number of presses that were accepted, 0 if there is no such move
       */
      repeat(commitment: ShownCommitment): number {
        const body = operations.unresolvedBody(NAME);
        return body === undefined ? 0 : this.press(JSON.parse(body) as Move, 1, commitment);
      },
      /** Resumes a pending move, as a page does when it is opened. */
      resume(): void {
        const operation = operations.isPending(NAME) ? operations.begin(NAME) : null;
        if (operation !== null)
          void showResult(operation.resume({ lookUp: (record) => whileOpen(moveLookup.lookUp(record)) }, () => undefined));
      },
      /** Closes the tab, which releases its locks. */
      leave(): void {
        isClosed = true;
        for (const [name, holder] of locks) if (holder === page) locks.delete(name);
      },
    };
  }

  return {
    openPage,
    /** Returns the pending operations and the held locks. */
    pending: () => ({ operations: [...storage].filter(([, text]) => text.includes('"state":')), locks: [...locks.keys()] }),
  };
}
