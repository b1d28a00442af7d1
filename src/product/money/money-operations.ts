import { logFailure } from '@/shared/lib/log';

import { InProgressInOtherTabError, NotAppliedError, NotSentError, OfflineError, UnknownOutcomeError } from './operation-errors';
import type { LockedOperation, OperationResult } from './locked-operation';
import type { MoneyOperationDeps } from './money-operation-deps';
import type { Lookup, LookUpOnly, MoneyRequests } from './money-requests';
import { NOT_APPLIED } from './money-requests';
import type { OperationRecord } from './operation-record';
import { parseOperation } from './operation-record';
import type { OperationEvent, OperationState } from './operation-state';
import { transition } from './operation-state';
import { POLL_DELAYS_MS, pollForOutcome } from './poll-for-outcome';

/**
 * Lifetime of an idempotency key from its first request: 24 hours. The contract promises that no request is executed later, so that an
 * operation which is not found by then was not executed.
 */
export const KEY_LIFETIME_MS = 24 * 60 * 60_000;

/** Calls a listener, whose error must not end the operation. */
function notify(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    logFailure('A listener of a money operation failed.', error);
  }
}

/** Runs a step before the request: its failure means that nothing was sent. @throws {NotSentError} */
async function beforeSending<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    throw cause instanceof NotSentError ? cause : new NotSentError('', { cause });
  }
}

/** Creates the operations that move money: one at a time per name, each under one key. See README.md. */
export function createMoneyOperations(deps: MoneyOperationDeps) {
  const { storage, classifyFailure } = deps;
  const running = new Set<string>();
  const listeners = new Set<() => void>();

  function read(name: string): OperationState {
    const stored = parseOperation(storage.read(name));
    if (stored === undefined) return { name: 'idle' };
    const { state, ...record } = stored;
    return { name: state, record, isRepeat: false };
  }

  /** Persists the new state before anything else happens. */
  function apply(name: string, state: OperationState, event: OperationEvent): OperationState {
    const next = transition(state, event);
    storage.write(name, next.name === 'idle' ? null : JSON.stringify({ ...next.record, state: next.name }));
    for (const listener of listeners) notify(listener);
    if (next.name === 'unresolved' && state.name !== 'unresolved') notify(() => deps.onUnresolved?.(name));
    return next;
  }

  /**
   * Looks up the outcome.
   * @returns undefined if the last lookup failed; `not-found` if it did not find the operation, or `not-applied` if its key has expired
   */
  async function poll<Outcome>(
    record: OperationRecord,
    { lookUp }: LookUpOnly<Outcome>,
    delaysMs: readonly number[],
  ): Promise<Lookup<Outcome> | undefined> {
    const last = await pollForOutcome(() => lookUp(record), { delaysMs, sleep: deps.sleep, now: deps.now });
    const isExpired = deps.now() - record.sentAt > KEY_LIFETIME_MS;
    return last?.status === 'not-found' && isExpired ? NOT_APPLIED : last;
  }

  /** Ends an executed operation. */
  function finish<Outcome>(name: string, state: OperationState, outcome: Outcome): Outcome {
    deps.onExecuted?.(name);
    apply(name, state, { type: 'resolved' });
    return outcome;
  }

  /**
   * Looks up the outcome, and ends the operation if it is known. Otherwise the operation becomes unresolved.
   * @throws {NotAppliedError | UnknownOutcomeError}
   */
  async function settle<Outcome>(
    name: string,
    state: Exclude<OperationState, { name: 'idle' }>,
    requests: LookUpOnly<Outcome>,
  ): Promise<Outcome> {
    const found = await poll(state.record, requests, POLL_DELAYS_MS);
    if (found?.status === 'applied') return finish(name, state, found.outcome);
    if (found?.status === 'not-applied') {
      apply(name, state, { type: 'resolved' });
      throw new NotAppliedError();
    }
    apply(name, state, { type: 'polling_ended' });
    throw new UnknownOutcomeError();
  }

  async function send<Body, Outcome>(
    name: string,
    body: Body,
    requests: MoneyRequests<Body, Outcome>,
    onUnknown: () => void,
  ): Promise<OperationResult<Outcome>> {
    const text = JSON.stringify(body);
    let state = read(name);
    if (state.name !== 'idle') {
      if (state.record.body !== text) {
        notify(onUnknown);
        return { outcome: await settle(name, state, requests), isEarlier: true };
      }
      const found = await poll(state.record, requests, [0]);
      if (found?.status === 'applied') return { outcome: finish(name, state, found.outcome), isEarlier: false };
      if (found?.status === 'not-applied') state = apply(name, state, { type: 'resolved' });
    }
    if (state.name === 'idle') {
      const knownIds = await beforeSending(requests.knownIds);
      const record = { key: deps.newKey(), body: text, knownIds, sentAt: deps.now() };
      state = apply(name, state, { type: 'started', record });
    } else {
      if (requests.beforeRepeat !== undefined) await beforeSending(requests.beforeRepeat);
      state = apply(name, state, { type: 'repeated' });
    }
    if (state.name === 'idle') throw new Error('unreachable: a started operation is not idle');
    return { outcome: await sendOnce(name, body, state, requests, onUnknown), isEarlier: false };
  }

  async function sendOnce<Body, Outcome>(
    name: string,
    body: Body,
    state: Exclude<OperationState, { name: 'idle' }>,
    requests: MoneyRequests<Body, Outcome>,
    onUnknown: () => void,
  ): Promise<Outcome> {
    try {
      return finish(name, state, await requests.send(state.record.key, body));
    } catch (error) {
      const effect = classifyFailure(error);
      if (effect === 'not-sent') {
        apply(name, state, { type: 'not_sent' });
        throw error;
      }
      if (effect === 'rejected') return confirmRejection(name, state, requests, error);
      const unknown = apply(name, state, { type: 'response_lost' });
      notify(onUnknown);
      if (unknown.name === 'idle') throw error;
      return settle(name, unknown, requests);
    }
  }

  /**
   * Throws the rejection of a first request. That of a repetition says nothing about the first request, which is looked up: the rejection
   * is thrown if the lookups find nothing, an UnknownOutcomeError if the last one fails.
   */
  async function confirmRejection<Outcome>(
    name: string,
    state: Exclude<OperationState, { name: 'idle' }>,
    requests: LookUpOnly<Outcome>,
    rejection: unknown,
  ): Promise<Outcome> {
    const next = apply(name, state, { type: 'rejected' });
    if (next.name === 'idle') throw rejection;
    const found = await poll(next.record, requests, POLL_DELAYS_MS);
    if (found === undefined) {
      apply(name, next, { type: 'polling_ended' });
      throw new UnknownOutcomeError();
    }
    if (found.status === 'applied') return finish(name, next, found.outcome);
    apply(name, next, { type: 'resolved' });
    throw rejection;
  }

  async function locked<T>(name: string, task: () => Promise<T>): Promise<{ value: T } | undefined> {
    try {
      return await deps.tryWithTabLock(name, async () => ({ value: await task() }));
    } finally {
      running.delete(name);
      for (const listener of listeners) notify(listener);
    }
  }

  return {
    /**
     * Reserves a name synchronously, before anything renders or is awaited: two presses in one task are one operation.
     * Returns null while one runs in this tab.
     */
    begin(name: string): LockedOperation | null {
      if (running.has(name)) return null;
      running.add(name);
      return {
        async send(body, requests, onUnknown) {
          if (!deps.isOnline()) {
            running.delete(name);
            throw new OfflineError();
          }
          const done = await locked(name, () => send(name, body, requests, onUnknown));
          if (done === undefined) throw new InProgressInOtherTabError();
          return done.value;
        },
        async resume(requests, onUnknown) {
          const done = await locked(name, async () => {
            const state = read(name);
            if (state.name === 'idle') return undefined;
            notify(onUnknown);
            return settle(name, state, requests);
          });
          return done?.value;
        },
      };
    },

    /**
     * Looks up an unresolved operation once, without reserving its name, so that a press meanwhile still starts an operation. Ends
     * the operation if its outcome is known. Returns undefined while the outcome is unknown, if the operation is in another state or
     * runs in this tab, or if a press or another tab has resolved it or is doing so.
     * @throws {NotAppliedError}
     */
    async recheck<Outcome>(name: string, requests: LookUpOnly<Outcome>): Promise<Outcome | undefined> {
      const state = read(name);
      if (state.name !== 'unresolved' || running.has(name)) return undefined;
      const found = await poll(state.record, requests, [0]);
      if (found === undefined || found.status === 'not-found') return undefined;
      // A press or another tab may have resolved the operation meanwhile. This lock has a name of its own, so that a press does
      // not fail because of it.
      const isTaken = await deps.tryWithTabLock(`${name} recheck`, async () => {
        const now = read(name);
        if (running.has(name) || now.name !== 'unresolved' || now.record.key !== state.record.key) return false;
        if (found.status === 'applied') finish(name, now, found.outcome);
        else apply(name, now, { type: 'resolved' });
        return true;
      });
      if (isTaken !== true) return undefined;
      if (found.status === 'not-applied') throw new NotAppliedError();
      return found.outcome;
    },

    /** Returns the names of operations that run in this tab. */
    runningNames: (): readonly string[] => [...running],

    /** Returns true if an operation of this name is pending in any tab, or from before a reload. */
    isPending: (name: string): boolean => read(name).name !== 'idle',

    /** Returns the names of operations of all players that are pending in any tab, or from before a reload. */
    pendingNames: (): readonly string[] => storage.names().filter((name) => read(name).name !== 'idle'),

    /** Returns the body of an unresolved operation, as JSON; undefined in any other state. */
    unresolvedBody(name: string): string | undefined {
      const state = read(name);
      return state.name === 'unresolved' ? state.record.body : undefined;
    },

    /** Calls the listener after a change in any tab. Returns an unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      const stop = storage.onExternalChange(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
