import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';

import { BalancePill } from '@/features/account/header/balance-pill';
import { PlayerMenu } from '@/features/account/header/player-menu';
import { selectBalance } from '@/features/account/balance';
import { NotificationBell } from '@/features/notifications/notification-bell';
import { useUnreadCount } from '@/features/notifications/notification-queries';
import { unreadLabel } from '@/features/notifications/unread-text';
import { useStaleBalance } from '@/realtime/use-realtime';
import { useSessionStore } from '@/session/use-session';
import { formatDuration } from '@/shared/format/duration';
import { retryPendingQueries } from '@/shared/lib/retry-queries';
import { useSlowness } from '@/shared/lib/use-slowness';
import { Disclosure } from '@/shared/ui/disclosure';
import { buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { Skeleton } from '@/shared/ui/skeleton';
import { useIsAccountBlocked } from '@/product/account-block';
import { earlyBalanceText, endEarlyBalance, leaveEarlyPlace } from '@/product/early-balance';
import { meQuery } from '@/product/me-query';
import { openModal } from '@/product/modal-store';
import { PlaySummary } from '@/features/protection/play-summary';
import { useAccountBlockWatch } from '@/features/protection/use-account-block-watch';
import { resetSessionTimer, useSessionTimer } from '@/features/protection/session-timer';

import { EarlyBalance } from './early-balance';
import styles from './header-player.module.css';

/**
 * Renders the player's part of the header: session time, balance, notifications, menu, and the deposit unless the account is
 * blocked. It keeps `useAccountBlock` current, and a logout resets the session time.
 */
export function HeaderPlayer() {
  // Resets the timer only after a logout, because a change of the layout also remounts the header.
  useEffect(() => () => void (useSessionStore.getState().isPlayer || resetSessionTimer()), []);
  useAccountBlockWatch();
  const isBlocked = useIsAccountBlocked();
  return (
    <>
      <div className={styles.clock}>
        <SectionBoundary name="clock" fallback={null}>
          <SessionTimer />
        </SectionBoundary>
      </div>
      <div className={styles.money}>
        <SectionBoundary name="balance" renderFallback={({ retry }) => <BalanceRetry onRetry={retry} />}>
          <HeaderBalance />
        </SectionBoundary>
        {!isBlocked && (
          <button
            type="button"
            className={`${buttonClass('primary')} ${styles.deposit}`}
            aria-label="Depositar"
            aria-haspopup="dialog"
            onClick={() => openModal({ name: 'deposit' })}
          >
            <Icon name="plus" size={22} />
            <span>Depositar</span>
          </button>
        )}
      </div>
      <SectionBoundary name="bell" fallback={null}>
        <span>
          <NotificationBell />
        </span>
      </SectionBoundary>
      <SectionBoundary name="player menu" fallback={<PlayerMenu user={undefined} notices={unreadLabel(0)} />}>
        <HeaderPlayerMenu />
      </SectionBoundary>
    </>
  );
}

function HeaderPlayerMenu() {
  const { data } = useQuery(meQuery(true));
  return <PlayerMenu user={data?.user} notices={unreadLabel(useUnreadCount())} />;
}

/** Renders the balance: the validated one, the early one until then, or a placeholder. A failed or stuck request can be retried. */
function HeaderBalance() {
  const { data, isError, refetch } = useQuery(meQuery(true));
  const stale = useStaleBalance();
  const client = useQueryClient();
  const isPending = data === undefined && !isError;
  const isStuck = useSlowness(isPending) === 'stuck';
  useLayoutEffect(leaveEarlyPlace, []);
  // A refetch must not bring the early balance back.
  useEffect(() => {
    if (!isPending) endEarlyBalance();
  }, [isPending]);
  if (data !== undefined) return <BalancePill balance={selectBalance(data)} stale={stale} />;
  if (isError) return <BalanceRetry onRetry={() => void refetch()} />;
  if (isStuck) return <BalanceRetry onRetry={() => void retryPendingQueries(client)} />;
  const early = earlyBalanceText();
  if (early !== undefined) return <EarlyBalance text={early} />;
  return (
    <span role="status" aria-label="Carregando saldo">
      <Skeleton width="6.5rem" height="2.75rem" />
    </span>
  );
}

/** Renders the button in place of a balance whose request has failed or takes too long. */
function BalanceRetry({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" className={styles.failed} aria-label="Saldo indisponível. Tentar de novo" onClick={onRetry}>
      <Icon name="retry" size={18} />
      Saldo
    </button>
  );
}

/** Renders the session time, which on a phone is in the menu. */
function SessionTimer() {
  const [open, setOpen] = useState(false);
  const time = formatDuration(useSessionTimer() / 1000);
  return (
    <Disclosure
      open={open}
      onToggle={setOpen}
      label="Sessão"
      trigger={
        <span className={styles.time}>
          <Icon name="clock" size={18} />
          <span>{time}</span>
        </span>
      }
    >
      <PlaySummary onFollow={() => setOpen(false)} />
    </Disclosure>
  );
}
