import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { getGetStatementQueryOptions } from '@generated/api/wallet';

import { useIsPlayer } from '@/session/use-session';
import { useNow } from '@/shared/lib/use-now';
import { Amount } from '@/shared/ui/amount';
import { IconButton } from '@/shared/ui/icon-button';
import { meQuery } from '@/shell/me-query';
import { useMenuStore } from '@/shell/menu-store';

import styles from './play-bar.module.css';
import { formatElapsed, formatSignedMoney } from './format-session';

interface PlayBarProps {
  name: string;
  /** When the game was opened, ms since 1970. */
  since: number;
  onExit: () => void;
  /** The heart and the way to the whole screen. */
  tools: ReactNode;
}

/** Above a game that is played: the way out, the balance as it moves, for how long, and what came of today. */
export function PlayBar({ name, since, onExit, tools }: PlayBarProps) {
  const isPlayer = useIsPlayer();
  const hidden = useMenuStore((state) => state.balanceHidden);
  const me = useQuery(meQuery(isPlayer)).data;
  // The last of the days is the server's today; asked for now and then, as a round may be settled late.
  const statement = useQuery(getGetStatementQueryOptions({ group: 'day' }, { query: { staleTime: 15_000, refetchInterval: 60_000 } }));
  const net = statement.data?.data.buckets.at(-1)?.net ?? 0;
  const bonus = me === undefined ? 0 : me.wallet.bonus_mixed + (me.user_rollover?.amount_current ?? 0);
  return (
    <div className={styles.bar}>
      <span className={styles.exit}>
        <IconButton icon="close" label="Sair do jogo" onClick={onExit} />
      </span>
      <h1 className={styles.name}>{name}</h1>
      <dl className={styles.facts}>
        <Fact label="Saldo">
          {me === undefined ? '…' : <Amount cents={me.balance} hidden={hidden} />}
          {bonus > 0 && (
            <span className={styles.bonus}>
              + <Amount cents={bonus} hidden={hidden} /> bônus
            </span>
          )}
        </Fact>
        <Fact label="Tempo">
          <Clock since={since} />
        </Fact>
        <Fact label="Resultado hoje">
          {statement.data === undefined ? (statement.isError ? 'indisponível' : '…') : hidden ? 'R$\u00a0••••' : formatSignedMoney(net)}
        </Fact>
      </dl>
      <span className={styles.tools}>{tools}</span>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** By itself, so that a second draws a few digits anew. */
function Clock({ since }: { since: number }) {
  return formatElapsed(useNow() - since);
}
