import { useMutation, useQueryClient } from '@tanstack/react-query';

import { endSession, getListSessionsQueryKey, useListSessions } from '@generated/api/account';
import type { Id } from '@generated/api/model/id';

import { describeError, untilGone } from '@/api/errors';
import { formatDateTime } from '@/shared/format/date';
import { classes } from '@/shared/lib/classes';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import badge from '@/shared/ui/badge.module.css';
import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import layout from '@/shared/ui/layout.module.css';
import { Card } from '@/shared/ui/page';
import { showAlert } from '@/product/alert-store';

import styles from '../account-page.module.css';

/** Parameters for the API's largest page. */
const SESSIONS_PARAMS = { per_page: 60 } as const;

/** Lists the open sessions. One or all others can be ended. */
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
    <Card title="Onde sua conta está aberta">
      <QueryView query={query} failed="Não foi possível carregar as sessões">
        {({ data }) => {
          const others = data.filter(({ current }) => !current).map(({ id }) => id);
          return (
            <>
              <ul ref={list} tabIndex={-1} aria-label="Sessões">
                {data.map(({ id, device, ip, last_seen_at: seen, current }) => (
                  <li key={id} className={layout.item}>
                    <div className={styles.itemHead}>
                      <p className={styles.itemWords}>
                        <span className={styles.itemText}>{device}</span>
                        <span className={styles.quiet}>{`${ip} · ${formatDateTime(seen)}`}</span>
                      </p>
                      {current ? (
                        <span className={classes(badge.badge, styles.status)} data-status="approved">
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
                      )}
                    </div>
                  </li>
                ))}
              </ul>
              <FormError message={error === null ? undefined : describeError(error)} />
              {others.length > 1 && (
                <Button wide busy={isPending && variables.length > 1} onClick={() => !isPending && mutate(others)}>
                  Encerrar todas as outras
                </Button>
              )}
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}
