import { useQuery } from '@tanstack/react-query';

import type { GetSportsConfigProduct } from '@generated/api/model/get-sports-config-product';
import type { SportsBet } from '@generated/api/model/sports-bet';
import { getGetSportsConfigQueryOptions, getListSportsBetsQueryOptions } from '@generated/api/sports';

import { useIsPlayer } from '@/session/use-session';
import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { Asked } from '@/shared/ui/asked';
import { Notice } from '@/shared/ui/notice';
import { Card, Facts, Lines } from '@/shared/ui/page';

const STATUSES: Readonly<Record<SportsBet['status'], string>> = {
  open: 'Em aberto',
  won: 'Ganha',
  lost: 'Perdida',
  void: 'Anulada',
  cashed_out: 'Encerrada',
};

/** The sportsbook of this deployment, and what the player bet there. */
export function SportsEntry({ product }: { product: GetSportsConfigProduct }) {
  const isPlayer = useIsPlayer();
  const bets = useQuery(getListSportsBetsQueryOptions({}, { query: { enabled: isPlayer } }));
  return (
    <>
      <Card title="Livro de apostas">
        <Asked query={useQuery(getGetSportsConfigQueryOptions({ product }))} failed="O livro de apostas não está disponível agora">
          {({ data: { integration, culture, start_path } }) => (
            <Facts
              rows={[
                ['Fornecedor', integration],
                ['Idioma', culture],
                ['Início', start_path],
              ]}
            />
          )}
        </Asked>
      </Card>
      {isPlayer && (
        <Card title="Suas apostas">
          <Asked query={bets} failed="Não foi possível carregar as suas apostas">
            {({ data }) =>
              data.length === 0 ? (
                <Notice icon="trophy" slim title="Nenhuma aposta ainda" />
              ) : (
                <Lines
                  label="Apostas"
                  items={data.map(({ id, status, placed_at, stake }) => ({
                    id,
                    text: STATUSES[status],
                    detail: formatDateTime(placed_at),
                    end: formatMoney(stake),
                  }))}
                />
              )
            }
          </Asked>
        </Card>
      )}
    </>
  );
}
