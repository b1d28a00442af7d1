import { useQuery } from '@tanstack/react-query';

import { getListBonusesQueryOptions } from '@generated/api/bonus';
import type { Bonus } from '@generated/api/model/bonus';

import { formatDate } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { Asked } from '@/shared/ui/asked';
import { Notice } from '@/shared/ui/notice';
import { Card, Facts } from '@/shared/ui/page';

/** The player's bonuses, with what each holds and what is still to be wagered (SPEC E2). */
export function Bonuses() {
  return (
    <Asked query={useQuery(getListBonusesQueryOptions())} failed="Não foi possível carregar os bônus">
      {({ data: { data } }) =>
        data.length === 0 ? (
          <Notice icon="star" title="Nenhum bônus agora" text="Bônus que você receber aparecem aqui." />
        ) : (
          data.map((bonus) => <BonusCard key={bonus.id} bonus={bonus} />)
        )
      }
    </Asked>
  );
}

function BonusCard({ bonus }: { bonus: Bonus }) {
  const { name, active, amount_current, amount_won, balance, amount_rollover, amount_wagered, expires_at } = bonus;
  return (
    <Card title={name ?? 'Bônus'}>
      <Facts
        rows={[
          ['Situação', active === 1 ? 'Ativo' : 'Em espera'],
          ['Bônus', formatMoney(amount_current)],
          ['Ganho com ele', formatMoney(amount_won)],
          ['Vale hoje', formatMoney(balance)],
          ['Apostas exigidas', formatMoney(amount_rollover)],
          // Without the progress nothing is claimed about what is left.
          ...(amount_wagered === undefined
            ? []
            : [['Faltam em apostas', formatMoney(Math.max(0, amount_rollover - amount_wagered))] as const]),
          ...(expires_at ? [['Vale até', formatDate(expires_at)] as const] : []),
        ]}
      />
    </Card>
  );
}
