import { useQuery } from '@tanstack/react-query';

import { useRealtimeStore } from '@/realtime/use-realtime';
import { classes } from '@/shared/lib/classes';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { buttonClass } from '@/shared/ui/button';
import { meQuery } from '@/shell/me-query';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import { BalancePill } from './balance-pill';
import styles from './player-corner.module.css';
import { PlayerMenu } from './player-menu';
import { balanceOf } from './player-queries';

/** Who is logged in, at the end of the header: balance and the player's own menu. */
export function PlayerCorner() {
  const { data, isError, refetch } = useQuery(meQuery(true));
  const stale = useRealtimeStore(({ state }) => state === 'unavailable' || state === 'failed' || state === 'disconnected');
  return (
    <>
      {data !== undefined ? (
        <BalancePill balance={balanceOf(data)} stale={stale} />
      ) : isError ? (
        <button type="button" className={styles.failed} aria-label="Saldo indisponível. Tentar de novo" onClick={() => void refetch()}>
          <Icon name="retry" size={18} />
          Saldo
        </button>
      ) : (
        <span role="status" aria-label="Carregando saldo">
          <Skeleton width="6.5rem" height="2.75rem" />
        </span>
      )}
      <Link className={classes(buttonClass('accent'), styles.deposit)} to={paths.walletDeposit()}>
        Depositar
      </Link>
      <PlayerMenu user={data?.user} />
    </>
  );
}
