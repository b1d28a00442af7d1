import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';

import { describeError } from '@/api/errors';
import { useIsPlayer } from '@/session/use-session';
import { Button } from '@/shared/ui/button';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { meQuery } from '@/shell/me-query';
import { useSearchParams } from '@/shell/navigation';

import type { BookPageName } from '../sportsbook-routes';
import type { BookFailure } from './sportsbook-failures';
import { FAILURES } from './sportsbook-failures';
import { BookFrame } from './sportsbook-frame';
import { BookLimits } from './betting-limits';
import styles from './sportsbook-page.module.css';
import { kindOf } from '../sportsbook-protocol';
import { BookSkeleton } from './sportsbook-skeleton';
import { BETS, BookTabs } from './sportsbook-tabs';
import { configQuery, settingsQuery } from '../sports-queries';

const MyBets = lazy(() => import('../bets/my-bets').then((module) => ({ default: module.MyBets })));

/** A page with the sportsbook, and what the player bet there (SPEC R17, R18, R19). */
export function BookPage({ page, title }: { page: BookPageName; title: string }) {
  const isPlayer = useIsPlayer();
  const [search] = useSearchParams();
  const bets = isPlayer ? search.get(BETS) : null;
  const visit = useVisit();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <BookTabs page={page} />
      </div>
      {bets !== null && (
        <Suspense>
          <MyBets page={page} which={bets === 'resolvidas' ? 'settled' : 'open'} />
        </Suspense>
      )}
      {/* Out of sight it stays as it is: what is on the slip would be lost. */}
      <div className={styles.book} data-away={bets !== null || undefined} inert={bets !== null}>
        <Book key={visit} page={page} />
      </div>
      <BookLimits />
    </div>
  );
}

/** The book of this deployment, or why there is none. */
function Book({ page }: { page: BookPageName }) {
  const config = useQuery(configQuery(page === 'esports' ? 'esports' : 'sports'));
  const settings = useQuery(settingsQuery()).data;
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<BookFailure>();

  if (settings?.sport_enabled === false)
    return <Notice icon="ball" title="As apostas esportivas estão fechadas" text="Enquanto isso, o cassino está aberto." />;
  if (config.data === undefined && config.isError)
    return (
      <ErrorRetry
        title="As apostas esportivas não estão disponíveis agora"
        text={describeError(config.error)}
        onRetry={() => void config.refetch()}
      />
    );
  if (config.data === undefined) return <BookSkeleton />;

  const kind = kindOf(config.data.data, settings?.sport_sportbook_type);
  if (kind === undefined) return <NoBook why="script-refused" onRetry={() => void config.refetch()} />;
  const again = () => {
    setFailure(undefined);
    setRound(round + 1);
  };
  if (failure !== undefined) return <NoBook why={failure} onRetry={again} />;
  return <BookFrame key={round} page={page} kind={kind} config={config.data.data} onFailure={setFailure} />;
}

/** Why there is no book to be seen, and another try. */
function NoBook({ why, onRetry }: { why: BookFailure; onRetry: () => void }) {
  const { icon, title, text } = FAILURES[why];
  return (
    <div role="alert">
      <Notice icon={icon} title={title} text={text} action={<Button onClick={onRetry}>Tentar de novo</Button>} />
    </div>
  );
}

/**
 * Counts the players who leave: the next one, or a visitor, begins with a book of their own. Who logs in keeps the one that
 * is there, with the slip in it.
 */
function useVisit(): number {
  const isPlayer = useIsPlayer();
  const id = useQuery(meQuery(isPlayer)).data?.user.id;
  const [seen, setSeen] = useState<{ isPlayer: boolean; id: string | undefined; count: number }>({ isPlayer, id, count: 0 });
  const now = isPlayer ? (id ?? seen.id) : undefined;
  if (isPlayer !== seen.isPlayer || now !== seen.id) {
    const hasLeft = !isPlayer || (seen.id !== undefined && now !== seen.id);
    setSeen({ isPlayer, id: now, count: seen.count + (hasLeft ? 1 : 0) });
  }
  return seen.count;
}
