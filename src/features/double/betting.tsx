import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleColor } from '@generated/api/model/double-color';
import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { Button } from '@/shared/ui/button';
import { meQuery } from '@/shell/me-query';
import type { UserMessage } from '@/shell/money/failure-message';
import { invalidateMoneyQueries } from '@/shell/money/invalidate-money-queries';
import { ActionButton, CheckingNotice, RejectionNotice, UnresolvedNotice } from '@/shell/money/operation-notice';
import { useMoneyOperation } from '@/shell/money/use-money-operation';
import { parseCents, useDraftState } from '@/shell/use-draft';
import { recentSettingsQuery } from '@/shell/settings-query';

import { BET, betMessage, betText, CANCELLATION, cancelMessage } from './bet-messages';
import { betRequests } from './bet-operation';
import { whyNotBet } from './bet-rules';
import styles from './betting.module.css';
import { Columns } from './columns';
import { MyBets } from './my-bets';
import { Odds } from './odds';
import { keepBet } from './queries';
import { outcomeOf } from './result';
import { stakeRules } from './rules';
import { StakePanel } from './stake-panel';
import type { Table } from './use-table';
import { useCancelBet } from './use-cancel-bet';

const LOADING: UserMessage = { text: 'Carregando os limites de aposta…' };
const PENDING: UserMessage = { text: 'Resolva primeiro a aposta com resultado desconhecido.' };

interface BettingProps {
  table: Table;
  bets: readonly DoubleBet[];
  came: DoubleColor | null;
}

/** What a player does at the table: a stake, a colour, and the bets that stand. */
export function Betting({ table: { round, phase }, bets, came }: BettingProps) {
  const client = useQueryClient();
  const { start, stage, unresolved, repeat, unready, retry, failure, reset } = useMoneyOperation({
    kind: 'double',
    requests: betRequests,
    onDone: (bet) => keepBet(client, bet),
  });
  const settings = useQuery(recentSettingsQuery()).data;
  const protection = useQuery(getGetProtectionQueryOptions()).data?.data;
  const balance = useQuery(meQuery(true)).data?.balance;
  const [typed, setTyped] = useDraftState<number | null | undefined>('double', undefined, parseCents);
  const cancellation = useCancelBet(round?.id);
  const reasonId = useId();
  const mineId = useId();
  const rules = stakeRules(settings ?? {});
  const stake = typed === undefined ? rules.start : typed;
  const notReady = unready === undefined ? (unresolved === undefined ? undefined : PENDING) : { text: unready };
  const why = notReady ?? (settings === undefined ? LOADING : whyNotBet({ phase, stake, balance, rules, protection }));
  const error = failure === null ? cancellation.failure && cancelMessage(cancellation.failure) : betMessage(failure);
  useRefreshOnceSettled(bets);

  function place(color: DoubleColor): void {
    if (round === undefined || stake === null) return;
    cancellation.clear();
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
          bet={{
            stake,
            bets,
            reasonId: why === undefined ? undefined : reasonId,
            isBusy: stage !== 'idle' || unresolved !== undefined,
            place,
          }}
        />
        <div className={styles.reason}>
          <p id={reasonId}>{why?.text}</p>
          {why?.action !== undefined && <ActionButton action={why.action} />}
          {retry !== undefined && <Button onClick={retry}>Tentar de novo</Button>}
        </div>
        <RejectionNotice message={error ?? undefined} />
        <CheckingNotice
          shown={stage === 'checking'}
          text="A resposta se perdeu no caminho. A aposta não é enviada de novo enquanto conferimos."
        />
        <CheckingNotice
          shown={cancellation.stage === 'checking'}
          text="A resposta se perdeu no caminho. Conferimos na lista de apostas se a sua saiu da mesa."
        />
        {unresolved !== undefined && (
          <UnresolvedNotice subject={BET} isBusy={stage !== 'idle'} onRepeat={repeat}>
            Aposta de {betText(unresolved)}.
          </UnresolvedNotice>
        )}
        {cancellation.unresolved !== undefined && (
          <UnresolvedNotice subject={CANCELLATION} isBusy={cancellation.stage !== 'idle'} onRepeat={cancellation.repeat}>
            Retirada de {betText(cancellation.unresolved)}.
          </UnresolvedNotice>
        )}
      </section>
      <div className={styles.odds}>
        <Odds />
      </div>
      <section className={styles.mine} aria-labelledby={mineId}>
        <h2 id={mineId} className={styles.title}>
          Minhas apostas
        </h2>
        <MyBets bets={bets} isOpen={phase === 'waiting'} isCancelling={cancellation.stage !== 'idle'} onCancel={cancellation.cancel} />
      </section>
    </div>
  );
}

/** What was paid is asked for as soon as it is known that it was. */
function useRefreshOnceSettled(bets: readonly DoubleBet[]): void {
  const client = useQueryClient();
  const settled = outcomeOf(bets) === undefined ? undefined : bets[0]?.round_id;
  useEffect(() => {
    if (settled !== undefined) invalidateMoneyQueries(client);
  }, [client, settled]);
}
