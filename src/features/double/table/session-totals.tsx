import type { DoubleBet } from '@generated/api/model/double-bet';

import { differenceOf } from '@/shared/format/amount-math';
import { formatMoney, formatSignedMoney, maskedMoney } from '@/shared/format/money';
import { useMenuStore } from '@/product/menu-store';
import { Fact } from '@/product/ui/play/fact';

import { useSessionTotals } from './use-session-totals';
import styles from './session-totals.module.css';

/**
 * Renders stakes, payouts and result of the player's won and lost bets since the page was loaded, to which those of `bets` are added. The
 * amounts are masked while the balance is hidden.
 */
export function SessionTotals({ player, bets }: { player: string; bets: readonly DoubleBet[] }) {
  const { staked, paid } = useSessionTotals(player, bets);
  const isHidden = useMenuStore(({ balanceHidden }) => balanceHidden);
  const facts = [
    ['Apostado', formatMoney(staked)],
    ['Retorno', formatMoney(paid)],
    ['Resultado', formatSignedMoney(differenceOf(paid, staked))],
  ] as const;
  return (
    <dl className={styles.totals} aria-label="Sua sessão no Double">
      {facts.map(([label, text]) => (
        <Fact key={label} label={label}>
          {isHidden ? maskedMoney() : text}
        </Fact>
      ))}
    </dl>
  );
}
