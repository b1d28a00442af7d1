import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { meQuery } from '../me-query';
import { invalidateMoneyQueries } from './invalidate-money-queries';
import type { LockedOperation } from './locked-operation';
import type { MoneyRequests } from './money-requests';
import { UnknownOutcomeError } from './operation-errors';
import type { OperationKind } from './operation-kinds';
import { moneyOperations } from './page-operations';
import { reportDone } from './report-done';
import { useRecheck } from './use-recheck';
import { useUnresolvedBody } from './use-unresolved-body';

interface UseMoneyOperationOptions<Body, Outcome> {
  kind: OperationKind;
  requests: MoneyRequests<Body, Outcome>;
  /** Receives the outcome from the response or a lookup. */
  onDone: (outcome: Outcome) => void;
  /** Called when the response of a request is lost, before the outcome is looked up. */
  onUnknown?: () => void;
  /** Called if the operation was not executed or its outcome is unknown. */
  onFailed?: (failure: Error) => void;
}

/** Stage of the request. `checking`: the site polls for the outcome of a lost response. */
type OperationStage = 'idle' | 'sending' | 'checking';

/**
 * Runs the money operation of a button: one request however often it is pressed. After a lost response, even before a
 * reload, looks it up as soon as the player is known, then rechecks it in the background.
 */
export function useMoneyOperation<Body extends object, Outcome>(options: UseMoneyOperationOptions<Body, Outcome>) {
  const { kind, requests, onDone, onUnknown, onFailed } = options;
  const client = useQueryClient();
  const me = useQuery(meQuery(true));
  const player = me.data?.user.id;
  const isPlayerUnknown = player === undefined && me.isError && !me.isFetching;
  const name = player === undefined ? undefined : `${kind} ${player}`;
  const [isChecking, setChecking] = useState(false);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ operation, body }: { operation: LockedOperation; body: Body | null }) => {
      if (body === null) return operation.resume(requests, () => setChecking(true));
      const onLost = () => {
        setChecking(true);
        onUnknown?.();
      };
      return (await operation.send(body, requests, onLost)).outcome;
    },
    networkMode: 'always',
    retry: 0,
    onSuccess: (outcome) => {
      if (outcome !== undefined) reportDone(onDone, outcome);
    },
    onError: (failure) => onFailed?.(failure),
    onSettled: (outcome, failure, { body }) => {
      setChecking(false);
      // A resume that found nothing has changed nothing.
      if (body !== null || outcome !== undefined || failure !== null) invalidateMoneyQueries(client);
    },
  });
  const unresolved = useUnresolvedBody<Body>(name);
  const late = useRecheck({ name, requests, isActive: unresolved !== undefined && !isPending, onDone, onFailed });

  function begin(body: Body | null): boolean {
    // Reserves the name synchronously, because a second press may come before the next render.
    const operation = name === undefined ? null : moneyOperations.begin(name);
    if (operation !== null) mutate({ operation, body });
    return operation !== null;
  }

  const resume = useEffectEvent(() => void begin(null));
  useEffect(() => {
    if (name === undefined || !moneyOperations.isPending(name)) return;
    // Resumes in a timer, because the first of strict mode's two mounts would lose the result.
    const timer = setTimeout(resume);
    return () => clearTimeout(timer);
  }, [name]);

  const stage: OperationStage = !isPending ? 'idle' : isChecking ? 'checking' : 'sending';
  return {
    /** Returns false while one of its kind runs, or the player is not known yet. */
    start: (body: Body) => begin(body),
    stage,
    /** Body of an operation of unknown outcome. The form must be locked, and offer `repeat`. */
    unresolved,
    /** Repeats the unresolved operation under its key. */
    repeat: () => void (unresolved !== undefined && begin(unresolved)),
    /** The button's reason why nothing can be sent yet. */
    unready: player !== undefined ? undefined : isPlayerUnknown ? 'Não foi possível carregar sua conta.' : 'Carregando sua conta…',
    /** Fetches the player again; undefined unless that fetch failed. */
    retry: isPlayerUnknown ? () => void me.refetch() : undefined,
    /** Error of the operation; null while the outcome is unknown or after a lookup resolved it. */
    failure: error instanceof UnknownOutcomeError ? late.failure : (error ?? late.failure),
    reset: () => {
      reset();
      late.reset();
    },
  };
}

/** State of a money operation, without the functions that send it. */
export type OperationState = Pick<ReturnType<typeof useMoneyOperation>, 'stage' | 'unready' | 'retry' | 'failure'>;
