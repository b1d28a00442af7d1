import type { Conflict } from './result';
import { conflict } from './result';

/** Request of a player with an idempotency key. */
export interface IdempotentRequest {
  playerId: string;
  /** Key of the request, compared without regard to case. */
  key: string;
  /** Operation with its path parameters. */
  operation: string;
  body: unknown;
}

/** First response for a key, as plain data for a snapshot. `request` is the text of operation and body. */
export interface StoredResponse<Reply> {
  player: string;
  key: string;
  request: string;
  response: Reply;
}

interface Execution<Reply> {
  player: string;
  key: string;
  request: string;
  running: Promise<Reply>;
  settled: Reply | undefined;
}

/**
 * Executes each request once, per the Internet-Draft "The Idempotency-Key HTTP Header Field". A repeated key and body
 * return the first response; another body or operation returns a conflict, which becomes a 409. Concurrent duplicates wait. Keys are
 * scoped to the player (SPEC B4).
 *
 * @param isFinal returns false for a response that frees the key, such as a server error; a thrown error frees it as well
 * @param maxEntries number of keys above which the oldest answered one is forgotten, so that its request would execute again
 */
export function createIdempotency<Reply>(isFinal: (response: Reply) => boolean = () => true, maxEntries = 10_000) {
  const known = new Map<string, Execution<Reply>>();
  const entryKey = (player: string, key: string) => JSON.stringify([player, key.toLowerCase()]);
  // Running requests are never evicted, because their duplicates would also execute.
  const evictOldest = () => {
    for (const [id, { settled }] of known) {
      if (settled === undefined) continue;
      known.delete(id);
      return;
    }
  };

  return {
    /**
     * Executes a request, or returns the first response for its key. `execute` is called before this function returns, and not at all
     * while the key is known. If it throws or rejects, the promise rejects for all duplicates.
     */
    run(
      { playerId, key, operation, body }: IdempotentRequest,
      execute: () => Reply | Promise<Reply>,
    ): Promise<Reply | Conflict<'key_taken'>> {
      const id = entryKey(playerId, key);
      const request = `${operation} ${canonicalJson(body)}`;
      const first = known.get(id);
      if (first !== undefined) return first.request === request ? first.running : Promise.resolve(keyConflict());
      // The request is registered before any await, so that a concurrent duplicate finds it.
      const running = new Promise<Reply>((resolve) => {
        resolve(execute());
      });
      const entry: Execution<Reply> = { player: playerId, key, request, running, settled: undefined };
      known.set(id, entry);
      if (known.size > maxEntries) evictOldest();
      const release = () => {
        if (known.get(id) === entry) known.delete(id);
      };
      void running.then((response) => {
        if (isFinal(response)) entry.settled = response;
        else release();
      }, release);
      return running;
    },

    /** Returns the stored responses, oldest first, without the requests that are still running. */
    dump(): StoredResponse<Reply>[] {
      return [...known.values()].flatMap(({ player, key, request, settled }) =>
        settled === undefined ? [] : [{ player, key, request, response: settled }],
      );
    },

    /** Replaces all known keys by these responses. Requests that are running are forgotten, but not stopped. */
    restore(responses: readonly StoredResponse<Reply>[]): void {
      known.clear();
      for (const { player, key, request, response } of responses) {
        known.set(entryKey(player, key), { player, key, request, running: Promise.resolve(response), settled: response });
      }
    },
  };
}

/** Serializes a value as JSON with sorted keys and without undefined members; undefined itself becomes `null`. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`)
    .join(',')}}`;
}

const keyConflict = () => conflict('key_taken', 'Esta chave de idempotência já foi usada com outro pedido.');
