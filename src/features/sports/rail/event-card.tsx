import type { SportsEvent } from '@frames/protocol/sportsbook';

import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Link } from '@/product/navigation';
import { formatOdds } from '@/shared/format/number';

import styles from './event-card.module.css';
import { eventTimeLabel } from './event-day';

/** Renders a match. `to` is the address on this site that opens the match in the sportsbook, which has the current odds. */
export function EventCard({ event, to }: { event: SportsEvent; to: string }) {
  const { league, home, away, is_live: isLive, home_score: homeScore, away_score: awayScore, odds } = event;
  return (
    <Link className={styles.card} to={to}>
      <span className={styles.head}>
        <span className={styles.league}>{league}</span>
        <span className={styles.when} data-live={isLive || undefined}>
          {eventTimeLabel(event)}
        </span>
      </span>
      <span className={styles.side}>
        <span className={styles.name}>{home}</span>
        {homeScore !== undefined && <b>{homeScore}</b>}
      </span>
      <VisuallyHidden> x </VisuallyHidden>
      <span className={styles.side}>
        <span className={styles.name}>{away}</span>
        {awayScore !== undefined && <b>{awayScore}</b>}
      </span>
      {/* Prices are odds in thousandths. */}
      <span className={styles.odds}>
        {odds.map(({ name, price }, index) => (
          <span key={index} className={styles.quote}>
            <span className={styles.quoteName}>{name}</span> <span className={styles.price}>{formatOdds(price / 1000)}</span>
          </span>
        ))}
      </span>
    </Link>
  );
}
