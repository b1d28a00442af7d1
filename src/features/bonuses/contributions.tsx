import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

import type { BonusContributionList } from '@generated/api/model/bonus-contribution-list';

import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { formatPercent } from '@/shared/format/number';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { ErrorRetry } from '@/shared/ui/notice';
import { ItemList } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';

import styles from './bonuses.module.css';

interface ContributionsProps {
  name: string;
  query: UseInfiniteQueryResult<InfiniteData<BonusContributionList>>;
}

/** Renders the stakes that counted towards the rollover of a bonus, closed until pressed. */
export function Contributions({
  name,
  query: { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage },
}: ContributionsProps) {
  const stakes = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        Apostas que contaram
        <Icon name="chevron-down" />
      </summary>
      {data === undefined ? (
        isError ? (
          <ErrorRetry slim title="Não foi possível carregar as apostas" onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="6rem" />
        )
      ) : stakes.length === 0 ? (
        <p className={styles.quiet}>Nenhuma aposta contou ainda.</p>
      ) : (
        <ItemList
          label={`Apostas que contaram para ${name}`}
          items={stakes.map(({ id, game, stake, percent, counted, created_at }) => ({
            id,
            text: game ?? 'Aposta esportiva',
            detail: `${formatDateTime(created_at)} · ${formatMoney(stake)} × ${formatPercent(percent)}`,
            end: formatMoney(counted),
          }))}
        />
      )}
      {hasNextPage && (
        <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais apostas
        </Button>
      )}
    </details>
  );
}
