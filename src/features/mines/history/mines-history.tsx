import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';

import { getListMinesHistoryQueryOptions } from '@generated/api/mines';
import type { Id } from '@generated/api/model/id';
import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesGame } from '@generated/api/model/mines-game';

import { FairBadge } from '@/fairness/ui/fair-badge';
import { RoundLine } from '@/fairness/ui/round-line';
import { formatDateTime } from '@/shared/format/date';
import { differenceOf } from '@/shared/format/amount-math';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { classes } from '@/shared/lib/classes';
import { QueryView } from '@/shared/ui/query-view';
import layout from '@/shared/ui/layout.module.css';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import { Pagination } from '@/shared/ui/pagination';
import { FairnessLink } from '@/product/ui/fairness-link';

import { Gem, Mine } from '../art';
import { formatFactor, minesText } from '../round-labels';
import { HISTORY_PAGE_SIZE } from './history-page';
import styles from './mines-history.module.css';
import { RoundReceipt } from './round-receipt';
import { useRoundCheck } from './use-round-check';

/** Renders the ended rounds of `player` in pages, newest first, each with its verification. Memoized against renders by moves. */
export const MinesHistory = memo(function MinesHistory({ player, config }: { player: Id; config: MinesConfig }) {
  const [page, setPage] = useState(1);
  const query = useQuery({ ...getListMinesHistoryQueryOptions({ page, per_page: HISTORY_PAGE_SIZE }), placeholderData: keepPreviousData });
  return (
    <Card title="Suas rodadas">
      <QueryView query={query} failed="Não foi possível carregar as suas rodadas">
        {({ data, meta }) =>
          data.length === 0 ? (
            <Notice slim icon="gem" title="Nenhuma rodada ainda" text="Cada uma aparece aqui com o seu recibo." />
          ) : (
            <div className={layout.large} aria-busy={query.isPlaceholderData || undefined}>
              <ul aria-label="Rodadas encerradas">
                {data.map((game) => (
                  <HistoryLine key={game.id} game={game} player={player} config={config} />
                ))}
              </ul>
              <Pagination current={meta.current_page} last={meta.last_page} onPage={setPage} />
            </div>
          )
        }
      </QueryView>
      <FairnessLink />
    </Card>
  );
});

const HistoryLine = memo(function HistoryLine({ game, player, config }: { game: MinesGame; player: Id; config: MinesConfig }) {
  const check = useRoundCheck(game, player, config);
  const { amount, mines, status, multiplier, payout, started_at: startedAt, ended_at: endedAt } = game;
  const isWon = status === 'cashed_out';
  const net = differenceOf(payout, amount);
  const end = isWon ? `parou em ${formatFactor(multiplier)}` : status === 'lost' ? 'mina' : 'em processamento';
  return (
    <RoundLine
      mark={
        <span className={classes(styles.mark, isWon ? styles.wonMark : styles.lostMark)}>
          {isWon ? <Gem /> : status === 'lost' ? <Mine /> : null}
        </span>
      }
      title={`${formatMoney(amount)}, ${minesText(mines)}`}
      detail={formatDateTime(endedAt ?? startedAt)}
      result={
        <span className={classes(net !== 'unknown' && net > 0 && styles.won)}>
          {net === 0 ? `+${formatMoney(net)}` : formatSignedMoney(net)}
        </span>
      }
      resultDetail={end}
      renderReceipt={(onClose) => <RoundReceipt check={check} onClose={onClose} />}
    >
      <FairBadge state={check.state} />
    </RoundLine>
  );
});
