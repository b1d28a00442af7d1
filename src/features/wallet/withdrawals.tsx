import { useQuery } from '@tanstack/react-query';

import type { WithdrawalStatus } from '@generated/api/model/withdrawal-status';
import { getListWithdrawalsQueryOptions } from '@generated/api/wallet';

import { formatDateTime, formatTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { Asked } from '@/shared/ui/asked';
import { Notice } from '@/shared/ui/notice';
import { Card, Lines } from '@/shared/ui/page';

const STATUSES: Readonly<Record<WithdrawalStatus, string>> = {
  pending: 'Pedido',
  in_review: 'Em análise',
  processing: 'Enviando',
  paid: 'Pago',
  rejected: 'Recusado',
  cancelled: 'Cancelado',
};

/** The player's withdrawals, the newest first; one on its way says until when it is due. */
export function Withdrawals() {
  return (
    <Card title="Seus saques">
      <Asked query={useQuery(getListWithdrawalsQueryOptions())} failed="Não foi possível carregar os saques">
        {({ data }) =>
          data.length === 0 ? (
            <Notice icon="info" slim title="Nenhum saque ainda" />
          ) : (
            <Lines
              label="Saques"
              items={data.map(({ id, status, amount, created_at, due_at, pix_key, reason }) => ({
                id,
                text: `${STATUSES[status]} para ${pix_key.key_masked}`,
                detail: reason ?? (isOnItsWay(status) ? `até ${formatTime(due_at)}` : formatDateTime(created_at)),
                end: formatMoney(amount),
              }))}
            />
          )
        }
      </Asked>
    </Card>
  );
}

const isOnItsWay = (status: WithdrawalStatus) => status === 'pending' || status === 'in_review' || status === 'processing';
