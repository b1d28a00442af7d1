import { useEffect, useState } from 'react';

import type { SportsEvent } from '@frames/protocol/sportsbook';

import { Icon } from '@/shared/ui/icon';
import quiet from '@/shared/ui/quiet.module.css';
import { Rail } from '@/shared/ui/rail';
import { Skeleton } from '@/shared/ui/skeleton';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import layout from '@/shared/ui/layout.module.css';
import { formatOdds } from '@/shared/format/number';

import { HighlightsFrame } from './highlights-frame';
import type { Highlight } from './highlights';
import styles from './sports-rail.module.css';
import { useHighlightsSource } from './use-highlights-source';
import { eventTimeLabel } from './event-day';

/** Longest wait for the highlights of the sportsbook, from the first render of the rail. */
const HIGHLIGHTS_TIMEOUT_MS = 20_000;

/**
 * Renders highlights that a hidden iframe of the sportsbook sends, and links to its pages. Without events only the
 * links are shown. Renders nothing if the settings turn sports off.
 */
export function SportsRail() {
  const { source, isUnavailable, isClosed } = useHighlightsSource();
  const [events, setEvents] = useState<readonly Highlight[]>();
  const [hasFailed, setFailed] = useState(false);
  const isSettled = isUnavailable || hasFailed || events !== undefined;

  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setFailed(true), HIGHLIGHTS_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isSettled]);

  if (isClosed) return null;
  return (
    <div className={styles.events}>
      <Rail
        title="Esportes"
        busy={!isSettled}
        more={
          <>
            <Link to={paths.esports()}>E-sports</Link>
            <Link to={paths.sports()} aria-label="Ver todos: Esportes">
              Ver todos
            </Link>
          </>
        }
      >
        {isSettled ? events?.map(({ event, to }) => <EventCard key={event.id} event={event} to={to} />) : SKELETONS}
        <EntryLink to={paths.sports()} icon="ball" title="Todos os esportes" text="Futebol, basquete, tênis" />
        <EntryLink to={paths.esports()} icon="games" title="E-sports" text="Campeonatos de jogos eletrônicos" />
      </Rail>
      {source !== undefined && !hasFailed && <HighlightsFrame source={source} onEvents={setEvents} onFailed={() => setFailed(true)} />}
    </div>
  );
}

const SKELETONS = Array.from({ length: 4 }, (_, index) => <Skeleton key={index} width="100%" height="10rem" radius="var(--radius-card)" />);

function EntryLink({ to, icon, title, text }: { to: string; icon: 'ball' | 'games'; title: string; text: string }) {
  return (
    <Link className={styles.entry} to={to}>
      <Icon name={icon} size={32} />
      <span className={styles.entryTitle}>{title}</span>
      <span className={quiet.text}>{text}</span>
    </Link>
  );
}

/** Renders a match. `to` is the address on this site that opens the match in the sportsbook, which has the current odds. */
function EventCard({ event, to }: { event: SportsEvent; to: string }) {
  const { league, home, away, is_live: isLive, home_score: homeScore, away_score: awayScore, odds } = event;
  return (
    <Link className={`${layout.tiny} ${layout.surface} ${styles.card}`} to={to}>
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
      <span className={`${layout.small} ${styles.odds}`}>
        {odds.map(({ name, price }, index) => (
          <span key={index} className={styles.quote}>
            <span className={styles.quoteName}>{name}</span> <span className={styles.price}>{formatOdds(price / 1000)}</span>
          </span>
        ))}
      </span>
    </Link>
  );
}
