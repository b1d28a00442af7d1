/** What was sent and may have had its effect, as it is remembered over reloads and seen by other tabs. */
export interface SentIntent {
  /** The Idempotency-Key. */
  readonly key: string;
  /** The request's body, as JSON. */
  readonly body: string;
  /** The ids of its kind that were there before: whatever else is found is what came of it. */
  readonly known: readonly string[];
  /** Whether it was looked for and is not there. The same wish then goes out under the same key. */
  readonly missing: boolean;
}

/** What the player wants, as calls. */
export interface MoneyCall<Body, Outcome> {
  /** The ids of its kind before it is sent. */
  readonly known: () => Promise<readonly string[]>;
  /** Sends it, once. */
  readonly send: (key: string, body: Body) => Promise<Outcome>;
  /** Looks whether it took effect. @returns what came of it, or undefined where nothing did */
  readonly find: (sent: SentIntent) => Promise<Outcome | undefined>;
}

/** What intents stand on. */
export interface IntentSurroundings {
  /** Survives a reload, and is seen by the other tabs of the site. */
  readonly storage: {
    readonly read: (name: string) => string | null;
    readonly write: (name: string, value: string | null) => void;
  };
  /** Runs a task while no tab runs another of that name; undefined where one does. */
  readonly alone: <T>(name: string, task: () => Promise<T>) => Promise<T | undefined>;
  readonly isOnline: () => boolean;
  /**
   * What a failure says of the effect: none, as it never left (`unsent`) or was refused (`refused`); perhaps one that has
   * already happened (`ended`), or one that may still come about (`late`).
   */
  readonly judge: (error: unknown) => 'unsent' | 'refused' | 'ended' | 'late';
  /** Waits, in ms. */
  readonly wait: (ms: number) => Promise<void>;
  readonly newKey: () => string;
}

/** The device is offline: nothing was sent, and nothing will be. */
export class OfflineError extends Error {}
/** Another tab has one of the same kind under way. */
export class ElsewhereError extends Error {}
/** It was looked for and is not there: nothing was moved. */
export class NotDoneError extends Error {}
/** Whether it took effect could not be found out yet. */
export class UnknownOutcomeError extends Error {}

/** Before each look, in ms. One that may still arrive is waited for longer than an answer may take. */
const LOOKS = { ended: [0, 1000, 3000], late: [0, 1000, 2000, 4000, 8000, 15_000, 15_000] } as const;

/** An intent that was begun: the lock of its name is held until it has been sent or looked for. */
export interface BegunIntent {
  /**
   * Sends a wish, once. Where the answer is lost it is looked for and never sent again by itself; one that was lost
   * before, even before a reload, is looked for first.
   *
   * @param body the request's body; the same body is the same wish
   * @param onLost called when the answer is lost, before it is looked for
   * @returns what came of it, whether that was answered or found
   * @throws {OfflineError | ElsewhereError | NotDoneError | UnknownOutcomeError} or why it was refused
   */
  readonly send: <Body, Outcome>(body: Body, call: MoneyCall<Body, Outcome>, onLost: () => void) => Promise<Outcome>;
  /**
   * Looks for one whose answer was lost before a reload.
   *
   * @returns what came of it; undefined where none is open, or another tab looks for it
   * @throws {NotDoneError | UnknownOutcomeError}
   */
  readonly resume: <Outcome>(call: Pick<MoneyCall<never, Outcome>, 'find'>, onLost: () => void) => Promise<Outcome | undefined>;
}

export type MoneyIntents = ReturnType<typeof createMoneyIntents>;

/**
 * Intents that move money: one at a time of each name, each sent once under a key of its own.
 *
 * @param around storage, locks, time and chance
 */
export function createMoneyIntents(around: IntentSurroundings) {
  const { storage, judge } = around;
  const running = new Set<string>();

  const remembered = (name: string): SentIntent | undefined => parsed(storage.read(name));
  const remember = (name: string, sent: SentIntent | null) => storage.write(name, sent === null ? null : JSON.stringify(sent));

  type Findable<Outcome> = Pick<MoneyCall<never, Outcome>, 'find'>;

  async function look<Outcome>(name: string, sent: SentIntent, call: Findable<Outcome>, looks: readonly number[]): Promise<Outcome> {
    let isAnswered = false;
    for (const ms of looks) {
      if (ms > 0) await around.wait(ms);
      try {
        const found = await call.find(sent);
        isAnswered = true;
        if (found === undefined) continue;
        remember(name, null);
        return found;
      } catch {
        isAnswered = false;
      }
    }
    // Only what was answered at the very end says that nothing is there.
    if (!isAnswered) throw new UnknownOutcomeError();
    remember(name, { ...sent, missing: true });
    throw new NotDoneError();
  }

  /** One that was looked for in vain may have come about after all. */
  async function lateOne<Outcome>(name: string, sent: SentIntent, call: Findable<Outcome>): Promise<Outcome | undefined> {
    const found = await call.find(sent).catch(() => undefined);
    if (found !== undefined) remember(name, null);
    return found;
  }

  async function send<Body, Outcome>(name: string, body: Body, call: MoneyCall<Body, Outcome>, onLost: () => void): Promise<Outcome> {
    const text = JSON.stringify(body);
    const before = remembered(name);
    if (before?.missing === false) {
      onLost();
      // It may be the very wish, or another: in both cases the player first hears what came of it.
      return look(name, before, call, LOOKS.late);
    }
    const sent = before?.body === text ? before : { key: around.newKey(), body: text, known: await call.known(), missing: false };
    remember(name, { ...sent, missing: false });
    try {
      const outcome = await call.send(sent.key, body);
      remember(name, null);
      return outcome;
    } catch (error) {
      const effect = judge(error);
      if (effect === 'unsent' || effect === 'refused') {
        // One that was lost before keeps its key until there is an answer to it.
        remember(name, effect === 'unsent' && sent === before ? before : null);
        throw error;
      }
      onLost();
      return look(name, { ...sent, missing: false }, call, LOOKS[effect]);
    }
  }

  async function held<T>(name: string, task: () => Promise<T>): Promise<{ value: T } | undefined> {
    try {
      return await around.alone(name, async () => ({ value: await task() }));
    } finally {
      running.delete(name);
    }
  }

  return {
    /**
     * Takes the lock of a name at once, before anything is drawn or awaited.
     *
     * @returns null while one of that name is under way in this tab
     */
    begin(name: string): BegunIntent | null {
      if (running.has(name)) return null;
      running.add(name);
      return {
        async send(body, call, onLost) {
          if (!around.isOnline()) {
            running.delete(name);
            throw new OfflineError();
          }
          const done = await held(name, () => send(name, body, call, onLost));
          if (done === undefined) throw new ElsewhereError();
          return done.value;
        },
        async resume(call, onLost) {
          const done = await held(name, async () => {
            const before = remembered(name);
            if (before === undefined) return undefined;
            if (before.missing) return lateOne(name, before, call);
            onLost();
            return look(name, before, call, LOOKS.late);
          });
          return done?.value;
        },
      };
    },

    /** Whether one is remembered whose answer was lost. */
    isKnown: (name: string): boolean => remembered(name) !== undefined,
  };
}

/** What was remembered; undefined for what this module has not written. */
function parsed(text: string | null): SentIntent | undefined {
  if (text === null) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return isSent(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isSent(read: unknown): read is SentIntent {
  if (typeof read !== 'object' || read === null) return false;
  const { key, body, known, missing } = read as Partial<Record<keyof SentIntent, unknown>>;
  return (
    typeof key === 'string' &&
    typeof body === 'string' &&
    typeof missing === 'boolean' &&
    Array.isArray(known) &&
    known.every((id) => typeof id === 'string')
  );
}
