import type { Bet } from '@generated/api/model/bet';

import { formatTime } from '@/shared/format/date';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { labelOf } from '@/shared/lib/label-of';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { DescriptionList } from '@/shared/ui/page';

import { ExpandableItem } from '../expandable-item';
import list from '../money-list.module.css';
import { BET_ICONS, betName, betNet, resultLabel } from './bet-labels';
import { betRows } from './bet-rows';
import styles from './bets.module.css';

/** Renders one line of the history, which opens with the details. */
export function BetItem({ bet, onReceipt }: { bet: Bet; onReceipt: () => void }) {
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
        <div className={styles.actions}>
          <Button onClick={onReceipt}>Ver comprovante</Button>
        </div>
      </div>
    </ExpandableItem>
  );
}
