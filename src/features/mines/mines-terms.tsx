import { useQuery } from '@tanstack/react-query';

import { getGetMinesConfigQueryOptions } from '@generated/api/mines';

import { formatMoney } from '@/shared/format/money';
import { formatMultiple, formatPercent } from '@/shared/format/number';
import { Asked } from '@/shared/ui/asked';
import { Card, Facts } from '@/shared/ui/page';

const SHOWN = ['1', '3', '5', '10', '24'];

/** Stakes, return and multipliers of mines, known before the first stake (SPEC D9). */
export function MinesTerms() {
  return (
    <Asked query={useQuery(getGetMinesConfigQueryOptions())} failed="Não foi possível carregar o jogo">
      {({ data: { min_bet, max_bet, max_payout, edge_bp, multipliers } }) => (
        <>
          <Card title="Aposta e retorno">
            <Facts
              rows={[
                ['Retorno ao jogador (RTP)', formatPercent(100 - edge_bp / 100)],
                ['Aposta mínima', formatMoney(min_bet)],
                ['Aposta máxima', formatMoney(max_bet)],
                ['Maior prêmio', formatMoney(max_payout)],
              ]}
            />
          </Card>
          <Card title="Multiplicador da primeira casa">
            <Facts
              rows={SHOWN.flatMap((mines) => {
                const first = multipliers[mines]?.[0];
                return first === undefined ? [] : [[mines === '1' ? '1 mina' : `${mines} minas`, formatMultiple(first)] as const];
              })}
            />
          </Card>
        </>
      )}
    </Asked>
  );
}
