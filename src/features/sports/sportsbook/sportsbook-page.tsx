import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { describeError } from '@/api/errors';
import { useIsPlayer } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { SlowNotice } from '@/shared/ui/slow-notice';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';
import { meQuery } from '@/product/me-query';
import { Navigate, useSearchParams, Link } from '@/product/navigation';
import { settingsQuery } from '@/product/settings-query';
import { formatMoney } from '@/shared/format/money';
import { formatCount } from '@/shared/format/number';
import { paths } from '@/product/paths';

import { configQuery } from '../sports-queries';
import { integrationKind } from '../integration-kind';
import type { SportsbookPageName } from '../sportsbook-routes';
import type { SportsbookFailure } from './sportsbook-failures';
import { FAILURE_MESSAGES } from './sportsbook-failures';
import { SportsbookFrame } from './sportsbook-frame';
import styles from './sportsbook-page.module.css';
import { SportsbookSkeleton } from './sportsbook-skeleton';
import { BETS_PARAM, SportsTabs, useBookBetsUrl } from '../sportsbook-tabs';

const MyBets = lazyPart(() => import('../bets/my-bets').then((module) => module.MyBets));

/**
 * Renders the sportsbook, or the player's bets if the URL names them (SPEC R17, R18, R19). If the sportsbook has a list of bets of its own,
 * that URL redirects to it.
 */
export function SportsbookPage({ page, title }: { page: SportsbookPageName; title: string }) {
  const isPlayer = useIsPlayer();
  const [search] = useSearchParams();
  const bets = isPlayer ? search.get(BETS_PARAM) : null;
  const bookBets = useBookBetsUrl(page);
  const visit = useVisitCount();
  return (
    <div className={`${layout.large} ${styles.page}`}>
      {bets !== null && bookBets !== undefined && <Navigate to={bookBets} replace />}
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <SectionBoundary name="sportsbook: tabs" title="as abas">
          <SportsTabs page={page} />
        </SectionBoundary>
      </div>
      {bets !== null && (
        <SectionBoundary name="sportsbook: bets" title="as suas apostas" pending={<SlowNotice />}>
          <MyBets page={page} which={bets === 'resolvidas' ? 'settled' : 'open'} />
        </SectionBoundary>
      )}
      {/* The hidden sportsbook stays mounted, to keep the bet slip. */}
      <div className={`${layout.large} ${styles.book}`} data-away={bets !== null || undefined} inert={bets !== null}>
        <SectionBoundary name="sportsbook: book" title="as apostas esportivas">
          <Sportsbook key={visit} page={page} />
        </SectionBoundary>
      </div>
      <SectionBoundary name="sportsbook: limits" title="os limites">
        <BettingLimits />
      </SectionBoundary>
    </div>
  );
}

function Sportsbook({ page }: { page: SportsbookPageName }) {
  const config = useQuery(configQuery(page === 'esports' ? 'esports' : 'sports'));
  const settings = useQuery(settingsQuery()).data;
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<SportsbookFailure>();

  if (config.data === undefined && config.isError)
    return (
      <ErrorRetry
        title="As apostas esportivas não estão disponíveis agora"
        text={describeError(config.error)}
        onRetry={() => void config.refetch()}
      />
    );
  if (config.data === undefined) return <SportsbookSkeleton />;

  const kind = integrationKind(config.data.data, settings?.sport_sportbook_type);
  if (kind === undefined) return <SportsbookUnavailable failure="script-refused" onRetry={() => void config.refetch()} />;
  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  if (failure !== undefined) return <SportsbookUnavailable failure={failure} onRetry={retry} />;
  return <SportsbookFrame key={attempt} page={page} kind={kind} config={config.data.data} onFailure={setFailure} />;
}

function SportsbookUnavailable({ failure, onRetry }: { failure: SportsbookFailure; onRetry: () => void }) {
  const { icon, title, text } = FAILURE_MESSAGES[failure];
  return (
    <div role="alert">
      <Notice icon={icon} title={title} text={text} action={<Button onClick={onRetry}>Tentar de novo</Button>} />
    </div>
  );
}

/**
 * Counts logouts and changes of player, as a key: the next player or visitor gets a new iframe. A login keeps the
 * iframe and its bet slip.
 */
function useVisitCount(): number {
  const isPlayer = useIsPlayer();
  const id = useQuery(meQuery(isPlayer)).data?.user.id;
  const [previous, setPrevious] = useState<{ isPlayer: boolean; id: string | undefined; count: number }>({ isPlayer, id, count: 0 });
  const currentId = isPlayer ? (id ?? previous.id) : undefined;
  if (isPlayer !== previous.isPlayer || currentId !== previous.id) {
    const hasLeft = !isPlayer || (previous.id !== undefined && currentId !== previous.id);
    setPrevious({ isPlayer, id: currentId, count: previous.count + (hasLeft ? 1 : 0) });
  }
  return previous.count;
}

/** Renders the betting limits (SPEC E6), with the defaults of SPEC E7, and a link to the rules. */
function BettingLimits() {
  const { data, isPending } = useQuery(settingsQuery());
  const { sport_bet_min_single: single, sport_bet_min_total: total, sport_bet_multiple: multiple } = data ?? {};
  const limits: readonly (readonly [string, string])[] = isPending
    ? []
    : [
        ['Mínimo por aposta', formatMoney(single ?? 10)],
        ['Mínimo no total', formatMoney(total ?? 50)],
        // The contract has no unit for this value (SPEC D1).
        ['Limite de múltiplas', formatCount(multiple ?? 10)],
      ];
  return (
    <div className={`${quiet.text} ${layout.ends} ${styles.line}`}>
      {limits.length > 0 && (
        <dl className={styles.limits} aria-label="Limites das apostas esportivas">
          {limits.map(([name, value]) => (
            <div key={name} className={styles.limit}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.more}>
        <span>Apostas são para maiores de 18 anos.</span> <Link to={paths.rulesBetting()}>Regras de apostas</Link>
      </p>
    </div>
  );
}
