import { useMutation, useQueryClient } from '@tanstack/react-query';

import { getListTrustedDevicesQueryKey, useListTrustedDevices, revokeTrustedDevice } from '@generated/api/access';
import type { Id } from '@generated/api/model/id';

import { describeError, untilGone } from '@/api/errors';
import { formatDate, formatDateTime } from '@/shared/format/date';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { ItemList } from '@/shared/ui/page';
import { QueryCard } from '@/shared/ui/query-card';
import quiet from '@/shared/ui/quiet.module.css';
import { showAlert } from '@/product/alert-store';

/** Parameters for the API's largest page of trusted devices. */
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
    <QueryCard title="Aparelhos de confiança" query={query} failed="Não foi possível carregar os aparelhos" lines={2}>
      {({ data }) => (
        <div ref={list} tabIndex={-1}>
          {data.length === 0 ? (
            <p className={quiet.text}>Nenhum aparelho está dispensado do código. Você escolhe isso ao confirmar a entrada.</p>
          ) : (
            <ItemList
              label="Aparelhos de confiança"
              items={data.map(({ id, name, ip, last_used_at: used, trusted_until: until }) => ({
                id,
                text: name,
                detail: (
                  <>
                    <span>{`${ip} · ${formatDateTime(used)}. `}</span>
                    <span>{`Sem código até ${formatDate(until)}`}</span>
                  </>
                ),
                end: (
                  <Button
                    busy={isPending && variables === id}
                    aria-label={`Remover o aparelho: ${name}, ${formatDateTime(used)}`}
                    onClick={() => !isPending && mutate(id)}
                  >
                    Remover
                  </Button>
                ),
              }))}
            />
          )}
          <FormError message={error === null ? undefined : describeError(error)} />
        </div>
      )}
    </QueryCard>
  );
}
