import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleColor } from '@generated/api/model/double-color';
import { getGetProtectionQueryOptions } from '@generated/api/protection';
import { getGetSettingsQueryOptions } from '@generated/api/settings';

import { Button } from '@/shared/ui/button';
import { meQuery } from '@/shell/me-query';
import { refreshMoney } from '@/shell/money';
import { useMoneyIntent } from '@/shell/money-intent';
import { asCents, useKeptState } from '@/shell/use-kept';

import { betCall } from './bet-call';
import { whyNotBet } from './bet-rules';
import styles from './betting.module.css';
import { Columns } from './columns';
import { MyBets } from './my-bets';
import { Odds } from './odds';
import { keepBet } from './queries';
import type { Refusal } from './refusal';
import { refusalOf, stayedOf } from './refusal';
import { LostNotice, RefusalNotice, WayOut } from './refusal-notice';
import { outcomeOf } from './result';
import { stakeRules } from './rules';
import { StakePanel } from './stake-panel';
import type { Table } from './use-table';
import { useTakeBack } from './use-take-back';

const WAIT: Refusal = { text: 'Carregando os limites de aposta…' };

interface BettingProps {
  table: Table;
  bets: readonly DoubleBet[];
  came: DoubleColor | null;
}

/** What a player does at the table: a stake, a colour, and the bets that stand. */
export function Betting({ table: { round, phase }, bets, came }: BettingProps) {
  const client = useQueryClient();
  const { start, stage, unready, retry, failure, reset } = useMoneyIntent({
    kind: 'double',
    call: betCall,
    onDone: (bet) => keepBet(client, bet),
  });
  const settings = useQuery(getGetSettingsQueryOptions()).data;
  const protection = useQuery(getGetProtectionQueryOptions()).data?.data;
  const balance = useQuery(meQuery(true)).data?.balance;
  const [typed, setTyped] = useKeptState<number | null | undefined>('double', undefined, asCents);
  const back = useTakeBack(round?.id);
  const reasonId = useId();
  const mineId = useId();
  const rules = stakeRules(settings ?? {});
  const stake = typed === undefined ? rules.start : typed;
  const unknown = unready === undefined ? undefined : { text: unready };
  const why: Refusal | undefined = unknown ?? (settings === undefined ? WAIT : whyNotBet({ phase, stake, balance, rules, protection }));
  const refusal = failure === null ? back.failure && stayedOf(back.failure) : refusalOf(failure);
  useRefreshOnceSettled(bets);

  function place(color: DoubleColor): void {
    if (round === undefined || stake === null) return;
    back.forget();
    start({ round_id: round.id, color, amount: stake });
  }

  return (
    <div className={styles.table}>
      <section className={styles.controls} aria-label="Aposta">
        <StakePanel
          stake={stake}
          rules={rules}
          onChange={(cents) => {
            setTyped(cents);
            // What was said of the last try no longer holds. One that is under way is not forgotten.
            if (stage === 'idle') reset();
          }}
        />
      </section>
      <section className={styles.colors} aria-label="Apostar em uma cor">
        <Columns
          totals={round?.totals}
          came={came}
          bet={{ stake, bets, reasonId: why === undefined ? undefined : reasonId, isBusy: stage !== 'idle', place }}
        />
        <div className={styles.reason}>
          <p id={reasonId}>{why?.text}</p>
          {why?.way !== undefined && <WayOut way={why.way} />}
          {retry !== undefined && <Button onClick={retry}>Tentar de novo</Button>}
        </div>
        <RefusalNotice refusal={refusal ?? undefined} />
        <LostNotice what={stage === 'lost' ? 'bet' : back.isLost ? 'take-back' : undefined} />
      </section>
      <div className={styles.odds}>
        <Odds />
      </div>
      <section className={styles.mine} aria-labelledby={mineId}>
        <h2 id={mineId} className={styles.title}>
          Minhas apostas
        </h2>
        <MyBets bets={bets} isOpen={phase === 'waiting'} leaving={back.leaving} onTakeBack={back.takeBack} />
      </section>
    </div>
  );
}

/** What was paid is asked for as soon as it is known that it was. */
function useRefreshOnceSettled(bets: readonly DoubleBet[]): void {
  const client = useQueryClient();
  const settled = outcomeOf(bets) === undefined ? undefined : bets[0]?.round_id;
  useEffect(() => {
    if (settled !== undefined) refreshMoney(client);
  }, [client, settled]);
}
