import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';

import type { ShownCommitment } from '../../src/features/mines/moves/commitments';
import type { Move } from '../../src/features/mines/moves/move';
import { createMoveLookup, createMoveRequests, createStartRequests } from '../../src/features/mines/moves/move-requests';
import { roundKey, roundQuery, showRound } from '../../src/features/mines/round-query';
import type { MinesGame } from '../../generated/api/model/mines-game';
import { classifyFailure } from '../../src/shell/money/classify-failure';
import type { MoneyOperationDeps, MoneyRequests } from '../../src/shell/money/money-operations';
import { createMoneyOperations } from '../../src/shell/money/money-operations';
import { NotSentError } from '../../src/shell/money/operation-errors';

const PLAYER = 'usr_1';
const NAME = `mines ${PLAYER}`;

/**
 * What the site's modules need of a browser, as these tests run without one: an address, a storage, a connection.
 * `vi.unstubAllGlobals` takes it away verifyAgain.
 */
export function stubBrowser(isOnline: () => boolean = () => true): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline();
    },
  });
}

interface Browser extends Pick<MoneyOperationDeps, 'isOnline' | 'newKey' | 'now'> {
  /** Holds up what belongs to a page that is gone. */
  readonly hasLocks: boolean;
}

/** The tabs of one browser with the game in them: one storage, one set of locks, and each its own page. */
export function createMinesHarness({ isOnline, newKey, now, hasLocks }: Browser) {
  const storage = new Map<string, string>();
  const locks = new Map<string, object>();

  function openPage() {
    const page = {};
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let isGone = false;
    const here = <T>(promise: Promise<T>): Promise<T> =>
      new Promise((done, failed) => {
        promise.then(
          (value) => void (isGone || done(value)),
          (error: unknown) => void (isGone || failed(error)),
        );
      });
    const operations = createMoneyOperations({
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
    const context = { client, player: PLAYER };
    const bound = (requests: MoneyRequests<Move, MinesGame>): MoneyRequests<Move, MinesGame> => ({
      knownIds: () => here(requests.knownIds()),
      send: (key, move) => here(requests.send(key, move)),
      lookUp: (record) => here(requests.lookUp(record)),
      ...(requests.beforeRepeat !== undefined && { beforeRepeat: () => here(requests.beforeRepeat?.() ?? Promise.resolve()) }),
    });
    const ask = () =>
      client.fetchQuery(roundQuery(client, true)).then(
        (game) => game,
        () => undefined,
      );
    /** As the page does: what is told is shown, and after a failure it asks. */
    const shown = (work: Promise<MinesGame | undefined>) =>
      work.then(
        (game) => {
          if (game !== undefined) showRound(client, game);
          return { game, sent: true };
        },
        async (error: unknown) => {
          await ask();
          return { game: undefined, sent: !(error instanceof NotSentError) };
        },
      );

    return {
      /** What the board shows. */
      board: () => client.getQueryData<MinesGame | null>(roundKey()) ?? null,
      ask,
      /** Presses a number of times. @returns how many presses were taken */
      press(move: Move, times: number, commitment: ShownCommitment): number {
        let taken = 0;
        for (let time = 0; time < times; time += 1) {
          const operation = operations.begin(NAME);
          if (operation === null) continue;
          taken += 1;
          const requests = move.type === 'start' ? createStartRequests(context, commitment) : createMoveRequests(context);
          void shown(operation.send(move, bound(requests), () => undefined).then(({ outcome }) => outcome));
        }
        return taken;
      },
      /** Repeats an unresolved move, as the page offers it. @returns how many presses were taken */
      repeat(commitment: ShownCommitment): number {
        const body = operations.unresolvedBody(NAME);
        return body === undefined ? 0 : this.press(JSON.parse(body) as Move, 1, commitment);
      },
      /** Looks for what is remembered, as the page does when it is opened. */
      resume(): void {
        const operation = operations.isPending(NAME) ? operations.begin(NAME) : null;
        const lookup = createMoveLookup(context);
        if (operation !== null) void shown(operation.resume({ lookUp: (record) => here(lookup.lookUp(record)) }, () => undefined));
      },
      leave(): void {
        isGone = true;
        for (const [name, holder] of locks) if (holder === page) locks.delete(name);
      },
    };
  }

  return {
    openPage,
    /** What is remembered and not known the outcome of, and which locks are held. */
    open: () => ({ unknown: [...storage].filter(([, text]) => text.includes('"state":')), locks: [...locks.keys()] }),
  };
}
