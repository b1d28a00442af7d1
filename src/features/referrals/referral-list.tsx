import { getListReferralsQueryKey, useListReferralsInfinite } from '@generated/api/referrals';
import type { Referral } from '@generated/api/model/referral';

import { allPages } from '@/api/all-pages';
import { formatDate } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { classes } from '@/shared/lib/classes';
import badge from '@/shared/ui/badge.module.css';
import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';

import styles from './referrals.module.css';

const PER_PAGE = 20;

const STATUS_LABELS: Readonly<Record<Referral['status'], string>> = {
  qualified: 'Concluída',
  pending: 'Em andamento',
  unknown: 'Em processamento',
};

/** Renders the players referred by the player, newest first, with a button for the next page. */
export function ReferralList() {
  const query = useListReferralsInfinite({ per_page: PER_PAGE }, { query: allPages(getListReferralsQueryKey()) });
  return (
    <Card title="Suas indicações">
      <QueryView query={query} failed="Não foi possível carregar as indicações">
        {({ pages }) => {
          const all = pages.flatMap(({ data }) => data);
          if (all.length === 0) return <Notice icon="user" slim title="Nenhuma indicação ainda" />;
          return (
            <>
              <ul aria-label="Indicações">
                {all.map((referral) => (
                  <Item key={referral.id} {...referral} />
                ))}
              </ul>
              {query.hasNextPage && (
                <Button wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Mostrar mais
                </Button>
              )}
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}

function Item({ name, status, earned, joined_at: at }: Referral) {
  return (
    <li className={`${layout.item} ${styles.item}`}>
      <span className={styles.name}>{name}</span>
      <strong className={styles.earned}>{formatMoney(earned)}</strong>
      <span className={quiet.text}>{`desde ${formatDate(at)}`}</span>
      <span className={classes(badge.badge, styles.status)} data-status={status}>
        {STATUS_LABELS[status]}
      </span>
    </li>
  );
}
