import { useQuery } from '@tanstack/react-query';

import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { formatDateTime } from '@/shared/format/date';
import { formatCounted } from '@/shared/format/number';
import { formatMoney } from '@/shared/format/money';
import { Asked } from '@/shared/ui/asked';
import { Icon } from '@/shared/ui/icon';
import { Notice } from '@/shared/ui/notice';
import { Card, Facts, Lines } from '@/shared/ui/page';

const OF = { deposit: 'Depósitos', loss: 'Perdas', bet: 'Apostas', time: 'Tempo de jogo' } as const;
const PER = { day: 'por dia', week: 'por semana', month: 'por mês' } as const;

/** The player's limits, pause, exclusion and reminders, and the way to the central self-exclusion (SPEC D9). */
export function ProtectionOverview() {
  return (
    <Asked query={useQuery(getGetProtectionQueryOptions())} failed="Não foi possível carregar a sua proteção">
      {({ data: { limits, suspension, exclusion, reminders, central_url } }) => (
        <>
          <Card title="Limites">
            {limits.length === 0 ? (
              <Notice icon="shield" slim title="Você não tem limites definidos" />
            ) : (
              <Lines label="Limites" items={limits.map(lineOf)} />
            )}
          </Card>
          <Card title="Pausa e autoexclusão">
            <Facts
              rows={[
                ['Pausa', suspension === null ? 'Nenhuma' : `até ${formatDateTime(suspension.until)}`],
                [
                  'Autoexclusão',
                  exclusion === null ? 'Nenhuma' : exclusion.until === null ? 'Sem prazo' : `até ${formatDateTime(exclusion.until)}`,
                ],
                ...(exclusion === null ? [] : [['Saques possíveis até', formatDateTime(exclusion.withdraw_until)] as const]),
              ]}
            />
            <a href={central_url} target="_blank" rel="noreferrer">
              Autoexclusão em todas as casas <Icon name="external" size={16} />
            </a>
          </Card>
          <Card title="Lembretes">
            <Facts
              rows={[
                [
                  'Tempo de sessão',
                  reminders.session_minutes === null
                    ? 'Desligado'
                    : `a cada ${formatCounted(reminders.session_minutes, 'minuto', 'minutos')}`,
                ],
                ['Valor apostado', reminders.spend_amount === null ? 'Desligado' : `a cada ${formatMoney(reminders.spend_amount)}`],
              ]}
            />
          </Card>
        </>
      )}
    </Asked>
  );
}

function lineOf({ id, type, period, value, used, pending_value: pending, effective_at: from }: ProtectionLimit) {
  const shown = (amount: number) => (type === 'time' ? formatCounted(amount, 'minuto', 'minutos') : formatMoney(amount));
  const change =
    from === null ? '' : pending === null ? ` · acaba em ${formatDateTime(from)}` : ` · ${shown(pending)} em ${formatDateTime(from)}`;
  return { id, text: `${OF[type]} ${PER[period]}`, detail: `Usado: ${shown(Math.max(0, used))}${change}`, end: shown(value) };
}
