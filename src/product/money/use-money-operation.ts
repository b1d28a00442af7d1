import { useQuery, useQueryClient } from '@tanstack/react-query';

import { meQuery } from '../me-query';
import { invalidateMoneyQueries } from './invalidate-money-queries';
import type { MoneyRequests } from './money-requests';
import type { OperationKind } from './operation-kinds';
import { reportDone } from './report-done';
import { useLockedOperation } from './use-locked-operation';

interface UseMoneyOperationOptions<Body, Outcome> {
  kind: OperationKind;
  requests: MoneyRequests<Body, Outcome>;
  /** Receives the outcome from the response or a lookup, even if it is that of an earlier operation with another body. */
  onDone: (outcome: Outcome) => void;
  /** Called before a lookup, because a response is lost or a pending operation has another body; not for a lookup after a reload. */
  onUnknown?: () => void;
  /** Called if the operation was not executed or its outcome is unknown. */
  onFailed?: (failure: Error) => void;
}

/** Stage of the request. `checking`: the site polls for the outcome of a lost response. */
type OperationStage = 'idle' | 'sending' | 'checking';

/**
 * Runs the money operation of a button: one request however often it is pressed. After a lost response, even before a
 * reload, looks it up as soon as the player is known, then rechecks it in the background. After each outcome or failure, the money
 * queries are invalidated. Fetches the player, so mount it only for a logged-in one.
 */
export function useMoneyOperation<Body extends object, Outcome>(options: UseMoneyOperationOptions<Body, Outcome>) {
  const { kind, requests, onDone, onUnknown, onFailed } = options;
  const client = useQueryClient();
  const me = useQuery(meQuery(true));
  const player = me.data?.user.id;
  const isPlayerUnknown = player === undefined && me.isError && !me.isFetching;
  const name = player === undefined ? undefined : `${kind} ${player}`;

  const { begin, running, isChecking, unresolved, failure, reset } = useLockedOperation<Body, Body, Outcome | undefined, Outcome>({
    name,
    run: async (operation, body, onLost) => {
      if (body === null) return operation.resume(requests, onLost);
      const onSendLost = () => {
        onLost();
        onUnknown?.();
      };
      return (await operation.send(body, requests, onSendLost)).outcome;
    },
    onSuccess: (outcome) => {
      if (outcome !== undefined) reportDone(onDone, outcome);
    },
    onSettled: (outcome, error, body) => {
      // A resume that found nothing has changed nothing.
      if (body !== null || outcome !== undefined || error !== null) invalidateMoneyQueries(client);
    },
    requests,
    onDone,
    onFailed,
  });

  const stage: OperationStage = running === undefined ? 'idle' : isChecking ? 'checking' : 'sending';
  return {
    /** Sends a body. Returns false while one of its kind runs in this tab, or the player is not known yet. */
    start: (body: Body) => begin(body),
    stage,
    /** Body of an operation of unknown outcome. The form must be locked, and offer `repeat`. */
    unresolved,
    /** Repeats the unresolved operation under its key. Does nothing if there is none or one runs. */
    repeat: () => void (unresolved !== undefined && begin(unresolved)),
    /** The button's reason why nothing can be sent yet. */
    unready: player !== undefined ? undefined : isPlayerUnknown ? 'Não foi possível carregar sua conta.' : 'Carregando sua conta…',
    /** Fetches the player again; undefined unless that fetch failed. */
    retry: isPlayerUnknown ? () => void me.refetch() : undefined,
    /** Error of the operation; null while the outcome is unknown or after a lookup found it executed. */
    failure,
    reset,
  };
}

/** State of a money operation, without the functions that send it. */
export type OperationState = Pick<ReturnType<typeof useMoneyOperation>, 'stage' | 'unready' | 'retry' | 'failure'>;
