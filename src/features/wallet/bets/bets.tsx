import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Bet } from '@generated/api/model/bet';
import { getListBetsQueryOptions, listBets } from '@generated/api/wallet';

import { useSearchParams } from '@/product/navigation';
import { useIsPlayer } from '@/session/use-session';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DescriptionList } from '@/shared/ui/page';
import { meQuery } from '@/product/me-query';
import { platformQuery } from '@/product/platform-rules';
import { formatTime } from '@/shared/format/date';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { labelOf } from '@/shared/lib/label-of';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';

import { DayList } from '../day-list';
import { fetchAllPages } from '../fetch-all-pages';
import { withFilter } from '../list-params';
import { MoneyList } from '../money-list';
import { BetFilters } from './bet-filters';
import { betsCsv } from './bets-csv';
import { parseBetFilter } from './bet-params';
import { betName, BET_ICONS, betNet, resultLabel } from './bet-labels';
import { betRows } from './bet-rows';
import styles from './bets.module.css';
import { ExpandableItem } from '../expandable-item';
import list from '../money-list.module.css';

const PAGE_SIZE = 20;

/** Renders the rounds and bets of all games, filtered and paged by the URL (SPEC Q35). */
export function Bets() {
  const [search, setSearch] = useSearchParams();
  const [receipt, setReceipt] = useState<Bet>();
  const filter = parseBetFilter(search);
  const query = useQuery({ ...getListBetsQueryOptions({ ...filter, per_page: PAGE_SIZE }), placeholderData: keepPreviousData });
  return (
    <>
      <BetFilters filter={filter} onChange={(change) => setSearch(withFilter(search, change), { replace: true })} />
      <MoneyList
        query={query}
        filter={filter}
        names={['aposta', 'apostas']}
        failed="Não foi possível carregar o histórico"
        empty={{ title: 'Nenhuma aposta ainda', text: 'Rodadas e apostas de todos os jogos aparecem aqui.' }}
        csv={{
          fileName: 'apostas.csv',
          createCsv: async () => betsCsv(await fetchAllPages((paging) => listBets({ ...filter, ...paging }))),
          failed: 'Não foi possível baixar o histórico. Tente de novo.',
        }}
      >
        {(bets) => (
          <DayList items={bets} getTime={({ placed_at: at }) => at} getId={({ id }) => id}>
            {(bet) => <BetItem bet={bet} onReceipt={() => setReceipt(bet)} />}
          </DayList>
        )}
      </MoneyList>
      {receipt !== undefined && <BetReceipt bet={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  );
}

/** Renders the receipt of one round or bet, to print or save as PDF. */
function BetReceipt({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const { data: me } = useQuery(meQuery(useIsPlayer()));
  const { data: platform } = useQuery(platformQuery());
  return (
    <Dialog title="Comprovante da aposta" onClose={onClose}>
      <article className={`${layout.small} ${styles.receipt}`} aria-label={`Comprovante: ${betName(bet)}`}>
        <p className={styles.game}>{betName(bet)}</p>
        <DescriptionList
          rows={[
            ...betRows(bet),
            ...(me === undefined ? [] : [['Titular', me.user.name] as const]),
            ...(platform === undefined ? [] : [['Operadora', `${platform.data.company}, CNPJ ${platform.data.cnpj}`] as const]),
          ]}
        />
      </article>
      <div className={`${layout.line} ${styles.actions}`}>
        <Button onClick={() => window.print()}>Imprimir ou salvar em PDF</Button>
      </div>
    </Dialog>
  );
}

/** Renders one line of the history, which opens with the details. */
function BetItem({ bet, onReceipt }: { bet: Bet; onReceipt: () => void }) {
  const net = betNet(bet);
  return (
    <ExpandableItem
      summaryClass={styles.line}
      summary={
        <>
          <span className={styles.icon}>
            <Icon name={labelOf(BET_ICONS, bet.kind, 'dice')} size={20} />
          </span>
          <span className={list.name}>{betName(bet)}</span>
          <span
            className={list.amount}
            data-type={net !== undefined && net !== 'unknown' && net > 0 ? 1 : undefined}
            data-result={bet.result}
          >
            {net === undefined ? formatMoney(bet.stake) : formatSignedMoney(net)}
          </span>
          <span className={styles.state}>{`${formatTime(bet.placed_at)} · ${resultLabel(bet.result)}`}</span>
          <span className={styles.after}>{`saldo ${formatMoney(bet.balance_after)}`}</span>
        </>
      }
    >
      <div className={list.facts}>
        <DescriptionList rows={betRows(bet)} />
        <div className={`${layout.line} ${styles.actions}`}>
          <Button onClick={onReceipt}>Ver comprovante</Button>
        </div>
      </div>
    </ExpandableItem>
  );
}
