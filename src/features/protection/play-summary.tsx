import { useGetStatement } from '@generated/api/wallet';

import { formatDuration } from '@/shared/format/duration';
import { formatSignedMoney, maskedMoney } from '@/shared/format/money';
import { Icon } from '@/shared/ui/icon';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { Skeleton } from '@/shared/ui/skeleton';
import quiet from '@/shared/ui/quiet.module.css';
import { useMenuStore } from '@/product/menu-store';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import styles from './play-summary.module.css';
import { useSessionTimer } from './session-timer';

const LimitProgress = lazyPart(() => import('./limit-progress').then((module) => module.LimitProgress));

interface PlaySummaryProps {
  /** True to replace the history entry, for the menu drawer, which has an entry of its own. */
  replace?: boolean;
  /** Runs when a link of the summary is pressed, for example to close the drawer. */
  onFollow?: () => void;
}

/** Renders the session time, today's playing time and result, and the used part of each limit. */
export function PlaySummary({ replace = false, onFollow }: PlaySummaryProps) {
  const sessionMs = useSessionTimer();
  const hidden = useMenuStore((state) => state.balanceHidden);
  // The last period of the statement is today by the server's clock.
  const { data, isError, refetch } = useGetStatement({ group: 'day' }, { query: { staleTime: 15_000 } });
  const today = data?.data.buckets.at(-1);
  const net = today?.net ?? 0;
  const wait = <Skeleton width="3.5rem" height="1rem" />;
  return (
    <section className={styles.summary} aria-label="Sua sessão">
      <dl className={styles.facts}>
        <div>
          <dt>Nesta visita</dt>
          <dd>{formatDuration(sessionMs / 1000)}</dd>
        </div>
        {isError && data === undefined ? null : (
          <>
            <div>
              <dt>Jogando hoje</dt>
              <dd>{data === undefined ? wait : formatDuration(today?.seconds ?? 0)}</dd>
            </div>
            <div>
              <dt>Resultado hoje</dt>
              <dd data-sign={net === 'unknown' ? undefined : Math.sign(net)}>
                {data === undefined ? wait : hidden ? maskedMoney() : formatSignedMoney(net)}
              </dd>
            </div>
          </>
        )}
      </dl>
      {isError && data === undefined && (
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          <Icon name="retry" size={18} />
          Resultado de hoje indisponível. Tentar de novo
        </button>
      )}
      <p className={quiet.small}>Ganhos menos apostas já liquidadas.</p>
      <SectionBoundary name="limit progress" fallback={null}>
        <LimitProgress />
      </SectionBoundary>
      <div className={styles.links}>
        <Link to={paths.userHistory()} replace={replace} onClick={onFollow}>
          Ver histórico
        </Link>
        <Link to={paths.protection()} replace={replace} onClick={onFollow}>
          Limites e pausas
        </Link>
      </div>
    </section>
  );
}
