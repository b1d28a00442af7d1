import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { Button, buttonClass } from '@/shared/ui/button';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { Link, useLocation } from '@/product/navigation';

import { betsQuery } from '../sports-queries';
import type { SportsbookPageName } from '../sportsbook-routes';
import { BETS_PARAM } from '../sportsbook-tabs';
import { BetCard } from './bet-card';
import styles from './my-bets.module.css';

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
    <section className={styles.bets} aria-label="Minhas apostas">
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
          <ul className={styles.list}>
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
    <div className={styles.list} aria-busy="true">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} width="100%" height="14rem" radius="var(--radius-card)" />
      ))}
    </div>
  );
}
