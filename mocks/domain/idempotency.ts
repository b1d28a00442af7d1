import type { Conflict } from './outcome';
import { conflict } from './outcome';

/** A POST that moves money, under the key of its intent. */
export interface Intent {
  playerId: string;
  /** The Idempotency-Key, a UUID. */
  key: string;
  /** Which operation, with what stands in its path. */
  operation: string;
  /** The body, read. */
  body: unknown;
}

/** An answer that is kept, to be written down and put back. */
export interface KeptAnswer<Answer> {
  player: string;
  key: string;
  request: string;
  answer: Answer;
}

interface Known<Answer> {
  player: string;
  key: string;
  request: string;
  running: Promise<Answer>;
  settled: Answer | undefined;
}

export type Idempotency<Answer> = ReturnType<typeof createIdempotency<Answer>>;

/**
 * One intent, one execution, as the Internet-Draft "The Idempotency-Key HTTP Header Field" has it: the same key and body
 * give the first answer again, the same key with another body is a 409. Duplicates that arrive while the first one runs
 * wait for its answer. Keys are each player's own.
 *
 * @param keeps whether an answer is final; one that is not (the server failed) frees the key, and so does an error
 * @param most how many answers are kept; of too many the oldest is forgotten
 */
export function createIdempotency<Answer>(keeps: (answer: Answer) => boolean = () => true, most = 10_000) {
  const known = new Map<string, Known<Answer>>();
  const placeOf = (player: string, key: string) => JSON.stringify([player, key.toLowerCase()]);
  // What still runs is never forgotten: its duplicate would run too.
  const forgetOldest = () => {
    for (const [place, { settled }] of known) {
      if (settled === undefined) continue;
      known.delete(place);
      return;
    }
  };

  return {
    /**
     * @param intent what is asked for
     * @param execute does it; called once for an intent, before this function returns
     * @returns its answer, the first one's answer, or the conflict
     */
    run({ playerId, key, operation, body }: Intent, execute: () => Answer | Promise<Answer>): Promise<Answer | Conflict<'key_taken'>> {
      const place = placeOf(playerId, key);
      const request = `${operation} ${canonical(body)}`;
      const first = known.get(place);
      if (first !== undefined) return first.request === request ? first.running : Promise.resolve(keyTaken());
      // Started before anything waits: a second call finds this one, however soon it comes.
      const running = new Promise<Answer>((resolve) => {
        resolve(execute());
      });
      const entry: Known<Answer> = { player: playerId, key, request, running, settled: undefined };
      known.set(place, entry);
      if (known.size > most) forgetOldest();
      const free = () => {
        if (known.get(place) === entry) known.delete(place);
      };
      void running.then((answer) => {
        if (keeps(answer)) entry.settled = answer;
        else free();
      }, free);
      return running;
    },

    /** The answers that are kept, the oldest first. */
    kept(): KeptAnswer<Answer>[] {
      return [...known.values()].flatMap(({ player, key, request, settled }) =>
        settled === undefined ? [] : [{ player, key, request, answer: settled }],
      );
    },

    /** Puts answers in the place of all that are known. */
    restore(answers: readonly KeptAnswer<Answer>[]): void {
      known.clear();
      for (const { player, key, request, answer } of answers) {
        known.set(placeOf(player, key), { player, key, request, running: Promise.resolve(answer), settled: answer });
      }
    },
  };
}

/** A value as text that does not depend on the order of its members. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
    .join(',')}}`;
}

const keyTaken = () => conflict('key_taken', 'Esta chave de idempotência já foi usada com outro pedido.');
