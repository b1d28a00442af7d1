import { useMutation, useQueryClient } from '@tanstack/react-query';

import { getListTrustedDevicesQueryKey, useListTrustedDevices, revokeTrustedDevice } from '@generated/api/access';
import type { Id } from '@generated/api/model/id';

import { describeError, untilGone } from '@/api/errors';
import { formatDate, formatDateTime } from '@/shared/format/date';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import layout from '@/shared/ui/layout.module.css';
import { Card } from '@/shared/ui/page';
import { QueryView } from '@/shared/ui/query-view';
import { showAlert } from '@/product/alert-store';

import styles from '../account-page.module.css';

/** Parameters for the API's largest page. */
const PARAMS = { per_page: 60 } as const;

/** Lists the trusted devices, on which a login needs no code. Each of them can be removed (SPEC Q30). */
export function DevicesCard() {
  const client = useQueryClient();
  const query = useListTrustedDevices(PARAMS);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (id: Id) => untilGone(revokeTrustedDevice(id)),
    onSuccess: () => showAlert('success', 'Este aparelho vai pedir código na próxima entrada.'),
    onSettled: () => void client.invalidateQueries({ queryKey: getListTrustedDevicesQueryKey() }),
  });
  // The list takes the focus, because the focused button disappears with its device.
  const list = useFocusOnChange<HTMLDivElement>(query.data?.data.length);
  return (
    <Card title="Aparelhos de confiança">
      <QueryView query={query} failed="Não foi possível carregar os aparelhos" lines={2}>
        {({ data }) => (
          <div ref={list} tabIndex={-1}>
            {data.length === 0 ? (
              <p className={styles.quiet}>Nenhum aparelho está dispensado do código. Você escolhe isso ao confirmar a entrada.</p>
            ) : (
              <ul aria-label="Aparelhos de confiança">
                {data.map(({ id, name, ip, last_used_at: used, trusted_until: until }) => (
                  <li key={id} className={layout.item}>
                    <div className={styles.itemHead}>
                      <p className={styles.itemWords}>
                        <span className={styles.itemText}>{name}</span>
                        <span className={styles.quiet}>{`${ip} · ${formatDateTime(used)}`}</span>
                        <span className={styles.quiet}>{`Sem código até ${formatDate(until)}`}</span>
                      </p>
                      <Button
                        busy={isPending && variables === id}
                        aria-label={`Remover o aparelho: ${name}, ${formatDateTime(used)}`}
                        onClick={() => !isPending && mutate(id)}
                      >
                        Remover
                      </Button>
                    </div>
                  </li>
                ))}
              </ul>
            )}
            <FormError message={error === null ? undefined : describeError(error)} />
          </div>
        )}
      </QueryView>
    </Card>
  );
}
