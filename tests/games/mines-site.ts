import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';

import { effectOf } from '../../src/shell/money';
import type { Promised } from '../../src/features/mines/kept';
import type { Move } from '../../src/features/mines/moves';
import { moveCall, moveFinder, startCall } from '../../src/features/mines/moves';
import { roundKey, roundQuery, showRound } from '../../src/features/mines/round';
import type { MinesGame } from '../../generated/api/model/mines-game';
import type { IntentSurroundings, MoneyCall } from '../../src/shared/lib/money-intent';
import { createMoneyIntents, ElsewhereError, OfflineError } from '../../src/shared/lib/money-intent';

const PLAYER = 'usr_1';
const NAME = `mines ${PLAYER}`;

/**
 * What the site's modules need of a browser, as these tests run without one: an address, a storage, a connection.
 * `vi.unstubAllGlobals` takes it away again.
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

interface Browser extends Pick<IntentSurroundings, 'isOnline' | 'newKey'> {
  /** Holds up what belongs to a page that is gone. */
  readonly hasLocks: boolean;
}

/** The tabs of one browser with the game in them: one storage, one set of locks, and each its own page. */
export function createMinesBrowser({ isOnline, newKey, hasLocks }: Browser) {
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
    const intents = createMoneyIntents({
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
    const around = { client, player: PLAYER };
    const held = (call: MoneyCall<Move, MinesGame>): MoneyCall<Move, MinesGame> => ({
      known: () => here(call.known()),
      send: (key, move) => here(call.send(key, move)),
      find: (sent) => here(call.find(sent)),
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
          return { game: undefined, sent: !(error instanceof OfflineError || error instanceof ElsewhereError) };
        },
      );

    return {
      /** What the board shows. */
      board: () => client.getQueryData<MinesGame | null>(roundKey()) ?? null,
      ask,
      /** Presses a number of times. @returns how many presses were taken */
      press(move: Move, times: number, promised: Promised): number {
        let taken = 0;
        for (let time = 0; time < times; time += 1) {
          const intent = intents.begin(NAME);
          if (intent === null) continue;
          taken += 1;
          void shown(intent.send(move, held(move.type === 'start' ? startCall(around, promised) : moveCall(around)), () => undefined));
        }
        return taken;
      },
      /** Looks for what is remembered, as the page does when it is opened. */
      resume(): void {
        const intent = intents.isKnown(NAME) ? intents.begin(NAME) : null;
        const finder = moveFinder(around);
        if (intent !== null) void shown(intent.resume({ find: (sent) => here(finder.find(sent)) }, () => undefined));
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
    open: () => ({ unknown: [...storage].filter(([, text]) => text.includes('"missing":false')), locks: [...locks.keys()] }),
  };
}
