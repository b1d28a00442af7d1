import { useQuery } from '@tanstack/react-query';

import { getGetCurrentDoubleRoundQueryOptions } from '@generated/api/double';
import type { DoubleRound as Round } from '@generated/api/model/double-round';

import { formatMoney } from '@/shared/format/money';
import { formatCount } from '@/shared/format/number';
import { Asked } from '@/shared/ui/asked';
import { Card, Facts } from '@/shared/ui/page';

const PHASES: Readonly<Record<Round['status'], string>> = { waiting: 'Apostas abertas', rolling: 'Girando', complete: 'Encerrada' };
const COLORS = { white: 'branco', red: 'vermelho', black: 'preto' } as const;
const EVERY = 3000;

/** The round of double that runs now: its phase, its stakes and what binds its outcome. */
export function DoubleRound() {
  const query = useQuery(getGetCurrentDoubleRoundQueryOptions({ query: { refetchInterval: EVERY } }));
  return (
    <Asked query={query} failed="Não foi possível carregar a rodada">
      {({ data: { round, status, totals, roll, color, server_seed_hash: hash } }) => (
        <Card title={`Rodada ${formatCount(round)}`}>
          <Facts
            rows={[
              ['Fase', PHASES[status]],
              ['Resultado', roll === null || color === null ? '–' : `${roll} (${COLORS[color]})`],
              ['Vermelho, paga 2×', formatMoney(totals.red)],
              ['Preto, paga 2×', formatMoney(totals.black)],
              ['Branco, paga 14×', formatMoney(totals.white)],
              ['Hash da semente', hash],
            ]}
          />
        </Card>
      )}
    </Asked>
  );
}
