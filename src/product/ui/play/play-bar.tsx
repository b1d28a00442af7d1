import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { getGetStatementQueryOptions } from '@generated/api/wallet';

import { useIsPlayer } from '@/session/use-session';
import { sumOf } from '@/shared/format/amount-math';
import { formatSignedMoney, maskedMoney } from '@/shared/format/money';
import { useNow } from '@/shared/lib/use-now';
import { Amount } from '@/shared/ui/amount';
import { Icon } from '@/shared/ui/icon';
import { buttonClass } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { useIsAccountBlocked } from '@/product/account-block';
import { meQuery } from '@/product/me-query';
import { useMenuStore } from '@/product/menu-store';
import { openModal } from '@/product/modal-store';

import { Fact } from './fact';
import { formatElapsed } from './format-elapsed';
import styles from './play-bar.module.css';

interface PlayBarProps {
  /** Name of the game. */
  name: string;
  /** Launch time, in ms since 1970. */
  since: number;
  onExit: () => void;
  /** Buttons before the deposit. */
  tools?: ReactNode;
}

/**
 * Renders exit, balance with bonus, elapsed time and today's result, which it polls every minute. Unless the account is blocked, a
 * button opens the deposit modal, below which the game stays open. Amounts are masked while the player hides the balance.
 */
export function PlayBar({ name, since, onExit, tools }: PlayBarProps) {
  const isPlayer = useIsPlayer();
  const isBlocked = useIsAccountBlocked();
  const hidden = useMenuStore((state) => state.balanceHidden);
  const me = useQuery(meQuery(isPlayer)).data;
  // The last bucket is today by the server's clock. Polls, because rounds can be settled late.
  const statement = useQuery(getGetStatementQueryOptions({ group: 'day' }, { query: { staleTime: 15_000, refetchInterval: 60_000 } }));
  const net = statement.data?.data.buckets.at(-1)?.net ?? 0;
  const bonus = me === undefined ? 0 : sumOf(me.wallet.bonus_mixed, me.user_rollover?.amount_current ?? 0);
  return (
    <div className={styles.bar}>
      <span className={styles.exit}>
        <IconButton icon="chevron-left" label="Sair do jogo" onClick={onExit} />
      </span>
      <h1 className={styles.name} translate="no">
        {name}
      </h1>
      <dl className={styles.facts}>
        <Fact label="Saldo">
          {me === undefined ? <span>…</span> : <Amount cents={me.balance} hidden={hidden} />}
          {bonus !== 0 && (
            <span className={styles.bonus}>
              + <Amount cents={bonus} hidden={hidden} /> bônus
            </span>
          )}
        </Fact>
        <Fact label="Tempo">
          <Clock since={since} />
        </Fact>
        <Fact label="Resultado hoje">
          {statement.data === undefined ? (statement.isError ? 'indisponível' : '…') : hidden ? maskedMoney() : formatSignedMoney(net)}
        </Fact>
      </dl>
      <span className={styles.tools}>
        {tools}
        {!isBlocked && (
          <button
            type="button"
            className={`${buttonClass('primary')} ${styles.deposit}`}
            aria-label="Depositar"
            title="Depositar"
            aria-haspopup="dialog"
            onClick={() => openModal({ name: 'deposit' })}
          >
            <Icon name="plus" size={22} />
          </button>
        )}
      </span>
    </div>
  );
}

/** Renders the elapsed time separately, so that each tick renders only the digits. */
function Clock({ since }: { since: number }) {
  return <span>{formatElapsed(useNow() - since)}</span>;
}
