import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { BalancePill } from '@/features/account/balance-pill';
import { PlayerMenu } from '@/features/account/player-menu';
import { balanceOf } from '@/features/account/player-queries';
import { useStaleBalance } from '@/realtime/use-realtime';
import { useSessionStore } from '@/session/use-session';
import { formatDuration } from '@/shared/format/duration';
import { Disclosure } from '@/shared/ui/disclosure';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { meQuery } from '@/shell/me-query';
import { openModal } from '@/shell/modal-store';

import { PlaySummary } from './play-summary';
import styles from './player-end.module.css';
import { endVisit, useVisitTime } from './visit-clock';

/** Who is logged in, at the end of the header: balance, deposit, the session's clock and the player's own menu. */
export function PlayerEnd() {
  const { data, isError, refetch } = useQuery(meQuery(true));
  const stale = useStaleBalance();
  // A page in another layout draws the header anew: the visit goes on while the player is there.
  useEffect(() => () => void (useSessionStore.getState().isPlayer || endVisit()), []);
  return (
    <>
      <div className={styles.clock}>
        <PlayClock />
      </div>
      <div className={styles.money}>
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
        <button
          type="button"
          className={styles.deposit}
          aria-label="Depositar"
          aria-haspopup="dialog"
          onClick={() => openModal({ name: 'deposit' })}
        >
          <Icon name="plus" size={22} />
          <span>Depositar</span>
        </button>
      </div>
      <PlayerMenu user={data?.user} />
    </>
  );
}

/** How long the player has been here, with today's result on a press; on a phone the menu holds the same. */
function PlayClock() {
  const [open, setOpen] = useState(false);
  const time = formatDuration(useVisitTime() / 1000);
  return (
    <Disclosure
      open={open}
      onToggle={setOpen}
      label="Sessão"
      trigger={
        <span className={styles.time}>
          <Icon name="clock" size={18} />
          {time}
        </span>
      }
    >
      <PlaySummary onFollow={() => setOpen(false)} />
    </Disclosure>
  );
}
