import type { SportsBet } from '@generated/api/model/sports-bet';
import type { SportsBetLeg } from '@generated/api/model/sports-bet-leg';

import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { formatOdds } from '@/shared/format/number';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import styles from './bet-card.module.css';
import { STATUS_LABELS, betTypeLabel, payoutLabel } from './bet-labels';

/** Renders a sports bet with its selections, stake and payout. */
export function BetCard({ bet }: { bet: SportsBet }) {
  const [label, amount] = payoutLabel(bet);
  return (
    <article className={styles.card} aria-label={`${betTypeLabel(bet)}, ${STATUS_LABELS[bet.status].text}`}>
      <div className={styles.head}>
        <h3>{betTypeLabel(bet)}</h3>
        <StatusBadge status={bet.status} />
      </div>
      <ul className={layout.medium}>
        {bet.legs.map((leg, index) => (
          // If the bet has ended, an open leg has no status, because the bet no longer waits for it.
          <Leg key={index} leg={leg} hasStatus={bet.legs.length > 1 && (bet.status === 'open' || leg.status !== 'open')} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>Aposta</dt>
          <dd>{formatMoney(bet.stake)}</dd>
        </div>
        <div>
          <dt>Odds</dt>
          <dd>{formatOdds(bet.odds)}</dd>
        </div>
        <div data-end={bet.status}>
          <dt>{label}</dt>
          <dd>{amount ?? <Link to={paths.userHistory({ kind: 'sports' })}>Ver histórico</Link>}</dd>
        </div>
      </dl>
      <p className={styles.placed}>
        <time dateTime={bet.placed_at}>{formatDateTime(bet.placed_at)}</time>
        <span>{bet.id}</span>
      </p>
    </article>
  );
}

function Leg({
  leg: { selection, odds, market, event, starts_at: startsAt, status },
  hasStatus,
}: {
  leg: SportsBetLeg;
  hasStatus: boolean;
}) {
  return (
    <li className={styles.leg} data-status={status}>
      <span className={styles.pick}>
        <span>{selection}</span>
        <span className={styles.odds}>{formatOdds(odds)}</span>
      </span>
      <span className={styles.what}>{market}</span>
      <span className={styles.what}>{event}</span>
      <span className={styles.when}>
        <time dateTime={startsAt}>{formatDateTime(startsAt)}</time>
        {hasStatus && <StatusBadge status={status} small />}
      </span>
    </li>
  );
}

function StatusBadge({ status, small = false }: { status: SportsBet['status']; small?: boolean }) {
  const { text, icon } = STATUS_LABELS[status];
  return (
    <span className={styles.state} data-status={status} data-small={small || undefined}>
      <Icon name={icon} size={small ? 14 : 16} />
      <span>{text}</span>
    </span>
  );
}
