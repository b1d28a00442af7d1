import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { LockedOperation } from './locked-operation';
import type { LookUpOnly } from './money-requests';
import { UnknownOutcomeError } from './operation-errors';
import { moneyOperations } from './page-operations';
import { useRecheck } from './use-recheck';
import { useUnresolvedBody } from './use-unresolved-body';

interface LockedOperationOptions<Input, Result, Outcome> {
  /** Name `kind player-id`; undefined while the player is not known. */
  name: string | undefined;
  /** Sends the input, or looks up the pending operation if it is null. `onLost` is to be called when a response is lost. */
  run: (operation: LockedOperation, input: Input | null, onLost: () => void) => Promise<Result>;
  /** Receives the result of `run`. The input is null after a lookup. Must not throw or reject: that would count as a failure of `run`. */
  onSuccess: (result: Result, input: Input | null) => Promise<void> | void;
  /**
   * Called after `onSuccess` or `onFailed` of a `run`, not after a lookup in the background. `failure` is null after a success. Must not
   * throw: after a success that would count as a failure.
   */
  onSettled: (result: Result | undefined, failure: Error | null, input: Input | null) => void;
  /** Requests that look up an unresolved operation in the background. */
  requests: LookUpOnly<Outcome>;
  /** Receives the outcome of a lookup in the background. */
  onDone: (outcome: Outcome) => void;
  /**
   * Receives the failure of `run`, also an `UnknownOutcomeError`, or the proof of a lookup in the background that the operation was not
   * executed.
   */
  onFailed?: ((failure: Error) => void) | undefined;
}

/**
 * Runs one operation of a name at a time. An operation that was pending before a reload is looked up as soon as the name is known. Only a
 * lookup in the background invalidates the money queries: after `run` the caller does.
 */
export function useLockedOperation<Body, Input, Result, Outcome>(options: LockedOperationOptions<Input, Result, Outcome>) {
  const { name, run, onSuccess, onSettled, requests, onDone, onFailed } = options;
  const [isChecking, setChecking] = useState(false);
  const { mutate, isPending, variables, data, error, reset } = useMutation({
    mutationFn: ({ operation, input }: { operation: LockedOperation; input: Input | null }) =>
      run(operation, input, () => setChecking(true)),
    networkMode: 'always',
    retry: 0,
    onSuccess: (result, { input }) => onSuccess(result, input),
    onError: (failure) => onFailed?.(failure),
    onSettled: (result, failure, { input }) => {
      setChecking(false);
      onSettled(result, failure, input);
    },
  });
  const unresolved = useUnresolvedBody<Body>(name);
  const late = useRecheck({ name, requests, isActive: unresolved !== undefined && !isPending, onDone, onFailed });

  function begin(input: Input | null): boolean {
    // Reserves the name synchronously, because a second press may come before the next render.
    const operation = name === undefined ? null : moneyOperations.begin(name);
    if (operation === null) return false;
    late.reset();
    mutate({ operation, input });
    return true;
  }

  const resume = useEffectEvent(() => void begin(null));
  useEffect(() => {
    // An unresolved one is rechecked without its name being reserved, so that a press which repeats it is never refused.
    if (name === undefined || !moneyOperations.isPending(name) || moneyOperations.unresolvedBody(name) !== undefined) return;
    // Resumes in a timer, because the first of strict mode's two mounts would lose the result.
    const timer = setTimeout(resume);
    return () => clearTimeout(timer);
  }, [name]);

  return {
    /** Starts an operation. Returns false while one of its name runs in this tab, or the player is not known yet. */
    begin,
    /** Input of the operation in flight; null during a lookup after a reload, undefined if there is none. */
    running: isPending ? variables.input : undefined,
    /** True while a lost response is looked up. */
    isChecking: isPending && isChecking,
    /** Result of the latest `run`, until the next one begins; undefined if it failed. */
    result: data,
    /** Body of an operation of unknown outcome, which can be sent again under its key. */
    unresolved,
    /** Error of the operation; null while the outcome is unknown or after a lookup found it executed. */
    failure: error instanceof UnknownOutcomeError ? late.failure : (error ?? late.failure),
    /** Removes the result and the failure. The state of the operation stays. */
    reset: () => {
      reset();
      late.reset();
    },
  };
}
