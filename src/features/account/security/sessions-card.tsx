import { useMutation, useQueryClient } from '@tanstack/react-query';

import { endSession, getListSessionsQueryKey, useListSessions } from '@generated/api/account';
import type { Id } from '@generated/api/model/id';

import { describeError, untilGone } from '@/api/errors';
import { formatDateTime } from '@/shared/format/date';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import badge from '@/shared/ui/badge.module.css';
import { QueryCard } from '@/shared/ui/query-card';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { ItemList } from '@/shared/ui/page';
import { showAlert } from '@/product/alert-store';

/** Parameters for the API's largest page of sessions. */
const SESSIONS_PARAMS = { per_page: 60 } as const;

/** Lists up to 60 open sessions. Each but the current one can be ended, or all of these, one after the other until one fails. */
export function SessionsCard() {
  const client = useQueryClient();
  const query = useListSessions(SESSIONS_PARAMS);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (ids: readonly Id[]) => {
      for (const id of ids) await untilGone(endSession(id));
    },
    onSuccess: (_, { length }) => showAlert('success', length === 1 ? 'Sessão encerrada.' : 'As outras sessões foram encerradas.'),
    onSettled: () => void client.invalidateQueries({ queryKey: getListSessionsQueryKey() }),
  });
  // The list takes the focus, because the focused button disappears with its session.
  const list = useFocusOnChange<HTMLUListElement>(query.data?.data.length);
  return (
    <QueryCard title="Onde sua conta está aberta" query={query} failed="Não foi possível carregar as sessões">
      {({ data }) => {
        const others = data.filter(({ current }) => !current).map(({ id }) => id);
        return (
          <>
            <ItemList
              ref={list}
              label="Sessões"
              items={data.map(({ id, device, ip, last_seen_at: seen, current }) => ({
                id,
                text: device,
                detail: `${ip} · ${formatDateTime(seen)}`,
                end: current ? (
                  <span className={badge.badge} data-status="approved">
                    Esta sessão
                  </span>
                ) : (
                  <Button
                    busy={isPending && variables.length === 1 && variables[0] === id}
                    aria-label={`Encerrar a sessão: ${device}, ${formatDateTime(seen)}`}
                    onClick={() => !isPending && mutate([id])}
                  >
                    Encerrar
                  </Button>
                ),
              }))}
            />
            <FormError message={error === null ? undefined : describeError(error)} />
            {others.length > 1 && (
              <Button wide busy={isPending && variables.length > 1} onClick={() => !isPending && mutate(others)}>
                Encerrar todas as outras
              </Button>
            )}
          </>
        );
      }}
    </QueryCard>
  );
}
