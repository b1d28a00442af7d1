import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleColor } from '@generated/api/model/double-color';
import { getGetProtectionQueryOptions } from '@generated/api/protection';
import { getGetSettingsQueryOptions } from '@generated/api/settings';

import { describeError, HttpError } from '@/api/errors';
import { refreshMoney } from '@/shell/money';
import { useMoneyIntent } from '@/shell/money-intent';

import { betCall } from './bet-call';
import { whyNotBet } from './bet-rules';
import styles from './betting.module.css';
import { Columns } from './columns';
import { MyBets } from './my-bets';
import { Odds } from './odds';
import { keepBet } from './queries';
import type { Refusal } from './refusal';
import { refusalOf } from './refusal';
import { LostNotice, RefusalNotice } from './refusal-notice';
import { outcomeOf } from './result';
import { stakeRules } from './rules';
import { StakePanel } from './stake-panel';
import type { Table } from './use-table';
import { useTakeBack } from './use-take-back';

interface BettingProps {
  table: Table;
  bets: readonly DoubleBet[];
  came: DoubleColor | null;
}

/** What a player does at the table: a stake, a colour, and the bets that stand. */
export function Betting({ table: { round, phase }, bets, came }: BettingProps) {
  const client = useQueryClient();
  const { start, stage, failure, reset } = useMoneyIntent({ kind: 'double', call: betCall, onDone: (bet) => keepBet(client, bet) });
  const settings = useQuery(getGetSettingsQueryOptions()).data;
  const protection = useQuery(getGetProtectionQueryOptions()).data?.data;
  const [typed, setTyped] = useState<number | null>();
  const { takeBack, leaving, failure: stayed } = useTakeBack();
  const reasonId = useId();
  const mineId = useId();
  const rules = stakeRules(settings ?? {});
  const stake = typed === undefined ? rules.start : typed;
  const why = settings === undefined ? 'Carregando os limites de aposta…' : whyNotBet({ phase, stake, rules, protection });
  useRefreshOnceSettled(bets);

  function place(color: DoubleColor): void {
    if (round !== undefined && stake !== null) start({ round_id: round.id, color, amount: stake });
  }

  return (
    <div className={styles.table}>
      <section className={styles.controls} aria-label="Aposta">
        <StakePanel
          stake={stake}
          rules={rules}
          onChange={(cents) => {
            setTyped(cents);
            reset();
          }}
        />
      </section>
      <section className={styles.colors} aria-label="Apostar em uma cor">
        <Columns
          totals={round?.totals}
          came={came}
          bet={{ stake, bets, reasonId: why === undefined ? undefined : reasonId, isBusy: stage !== 'idle', place }}
        />
        <p id={reasonId} className={styles.reason}>
          {why}
        </p>
        <RefusalNotice refusal={failure === null ? takeBackRefusal(stayed) : refusalOf(failure)} />
        <LostNotice shown={stage === 'lost'} />
      </section>
      <div className={styles.odds}>
        <Odds />
      </div>
      <section className={styles.mine} aria-labelledby={mineId}>
        <h2 id={mineId} className={styles.title}>
          Minhas apostas
        </h2>
        <MyBets bets={bets} isOpen={phase === 'waiting'} leaving={leaving} onTakeBack={takeBack} />
      </section>
    </div>
  );
}

function takeBackRefusal(failure: Error | null): Refusal | undefined {
  if (failure === null) return undefined;
  if (failure instanceof HttpError && failure.status === 409)
    return { text: 'As apostas fecharam antes de a sua sair da mesa. Ela vale nesta rodada.' };
  return { text: `A aposta não foi retirada. ${describeError(failure)}` };
}

/** What was paid is asked for as soon as it is known that it was. */
function useRefreshOnceSettled(bets: readonly DoubleBet[]): void {
  const client = useQueryClient();
  const settled = outcomeOf(bets) === undefined ? undefined : bets[0]?.round_id;
  useEffect(() => {
    if (settled !== undefined) refreshMoney(client);
  }, [client, settled]);
}
