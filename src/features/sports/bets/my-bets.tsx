import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { SportsBet } from '@generated/api/model/sports-bet';
import type { SportsBetLeg } from '@generated/api/model/sports-bet-leg';

import { Button, buttonClass } from '@/shared/ui/button';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { Link, useLocation } from '@/product/navigation';
import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { formatOdds } from '@/shared/format/number';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import { paths } from '@/product/paths';

import { betsQuery } from '../sports-queries';
import type { SportsbookPageName } from '../sportsbook-routes';
import { BETS_PARAM } from '../sportsbook-tabs';
import styles from './my-bets.module.css';
import { STATUS_LABELS, betTypeLabel, payoutLabel } from './bet-labels';

/** Poll interval of open bets, which are settled when their events end. */
const POLL_INTERVAL_MS = 30_000;

const EMPTY_MESSAGES = {
  open: { title: 'Nenhuma aposta em aberto', text: 'Suas apostas esportivas aparecem aqui assim que você as fizer.' },
  settled: { title: 'Nenhuma aposta resolvida', text: 'Quando os eventos terminarem, o resultado das suas apostas fica aqui.' },
} as const;

/** Renders the player's sports bets. They come from the backend, not from the iframe of the sportsbook. */
export function MyBets({ page, which }: { page: SportsbookPageName; which: 'open' | 'settled' }) {
  const { pathname, hash } = useLocation();
  const query = useInfiniteQuery({ ...betsQuery(which), ...(which === 'open' && { refetchInterval: POLL_INTERVAL_MS }) });
  const { data: bets, isError, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  // A page can have no settled bets: fetch until there is one.
  const isEmptyPage = bets?.length === 0 && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isEmptyPage) void fetchNextPage();
  }, [isEmptyPage, fetchNextPage]);

  const to = (value: string) => ({ pathname, search: `?${BETS_PARAM}=${value}`, hash });
  const ariaCurrent = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);
  return (
    <section className={`${layout.large} ${styles.bets}`} aria-label="Minhas apostas">
      <nav className={styles.which} aria-label="Quais apostas">
        <Link className={styles.choice} aria-current={ariaCurrent(which === 'open')} to={to('abertas')}>
          Abertas
        </Link>
        <Link className={styles.choice} aria-current={ariaCurrent(which === 'settled')} to={to('resolvidas')}>
          Resolvidas
        </Link>
      </nav>
      {bets === undefined && !isError && <BetsSkeleton />}
      {bets === undefined && isError && (
        <ErrorRetry title="Não foi possível carregar as suas apostas" error={query.error} onRetry={() => void refetch()} />
      )}
      {bets?.length === 0 &&
        (hasNextPage ? <BetsSkeleton /> : <Notice icon="ball" {...EMPTY_MESSAGES[which]} action={<BackToBook page={page} />} />)}
      {bets !== undefined && bets.length > 0 && (
        <>
          <ul className={`${layout.large} ${styles.list}`}>
            {bets.map((bet) => (
              <li key={bet.id}>
                <BetCard bet={bet} />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <div className={styles.more}>
              <Button busy={isFetching} onClick={() => void fetchNextPage()}>
                Mostrar mais
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function BackToBook({ page }: { page: SportsbookPageName }) {
  const { pathname, hash } = useLocation();
  return (
    <Link className={buttonClass('secondary')} to={{ pathname, hash }}>
      {page === 'esports' ? 'Ver os e-sports' : 'Ver os eventos'}
    </Link>
  );
}

function BetsSkeleton() {
  return (
    <div className={`${layout.large} ${styles.list}`} aria-busy="true">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} width="100%" height="14rem" radius="var(--radius-card)" />
      ))}
    </div>
  );
}

/** Renders a sports bet with its selections, stake and payout. */
function BetCard({ bet }: { bet: SportsBet }) {
  const [label, amount] = payoutLabel(bet);
  return (
    <article
      className={`${layout.large} ${layout.surface} ${styles.card}`}
      aria-label={`${betTypeLabel(bet)}, ${STATUS_LABELS[bet.status].text}`}
    >
      <div className={layout.ends}>
        <h3>{betTypeLabel(bet)}</h3>
        <StatusBadge status={bet.status} />
      </div>
      <ul className={layout.medium}>
        {bet.legs.map((leg, index) => (
          // If the bet has ended, an open leg has no status, because the bet no longer waits for it.
          <Leg key={index} leg={leg} hasStatus={bet.legs.length > 1 && (bet.status === 'open' || leg.status !== 'open')} />
        ))}
      </ul>
      <dl className={`${layout.medium} ${styles.sums}`}>
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
      <p className={styles.when}>
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
