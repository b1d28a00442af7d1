import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleColor } from '@generated/api/model/double-color';
import { getGetProtectionQueryOptions } from '@generated/api/protection';

import type { RoundResult } from '@/fairness/double/round-auditor';
import { betText } from '@/fairness/double/rules';
import { Button } from '@/shared/ui/button';
import quiet from '@/shared/ui/quiet.module.css';
import { meQuery } from '@/product/me-query';
import type { UserMessage } from '@/product/money/failure-message';
import { invalidateMoneyQueries } from '@/product/money/invalidate-money-queries';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { ActionButton, CheckingNotice, RejectionNotice, UnresolvedNotice } from '@/product/money/operation-notice';
import { useMoneyOperation } from '@/product/money/use-money-operation';
import { useOpenRound } from '@/product/open-rounds';
import { parseCents, useDraftState } from '@/product/use-draft';
import { recentSettingsQuery } from '@/product/settings-query';
import { StakeField } from '@/product/ui/play/stake-field';

import { cacheBet } from '../queries';
import type { Table } from '../table/use-table';
import { Balance } from './balance';
import { betMessage, cancelMessage } from './bet-messages';
import { sumOutcome } from '../table/bet-outcome';
import { validateBet } from './bet-rules';
import styles from './betting.module.css';
import { ColorColumns } from './color-columns';
import { MyBets } from './my-bets';
import { Odds } from './odds';
import { parseStakeRules } from './stake-rules';
import { recordedBetRequests } from './recorded-requests';
import { useCancelBet } from './use-cancel-bet';

/** Reason against a bet while the settings load. */
const LOADING: UserMessage = { text: 'Carregando os limites de aposta…' };
/** Reason against another bet while the outcome of one is unknown. */
const PENDING: UserMessage = { text: 'Resolva primeiro a aposta com resultado desconhecido.' };

interface BettingProps {
  table: Table;
  bets: readonly DoubleBet[];
  /** Colour that the round has drawn; null until the wheel has stopped. */
  winningColor: DoubleColor | null;
  /** Result of the verification of the round; undefined until the round has ended and been verified. */
  result: RoundResult | undefined;
}

/**
 * Renders the player's controls and bets, sends bets and cancellations, and caches their answers. The round counts as open while a bet is
 * sent or its outcome is unknown (`useOpenRound`). Invalidates the queries of money once the bets of a round are settled. The typed stake
 * survives a reload.
 */
export function Betting({ table: { round, phase }, bets, winningColor, result }: BettingProps) {
  const client = useQueryClient();
  const me = useQuery(meQuery(true)).data;
  const player = me?.user.id;
  const { start, stage, unresolved, repeat, unready, retry, failure, reset } = useMoneyOperation({
    kind: 'double',
    requests: recordedBetRequests(player),
    onDone: (bet) => cacheBet(client, bet),
  });
  useOpenRound(stage !== 'idle' || unresolved !== undefined);
  const settings = useQuery(recentSettingsQuery()).data;
  const protection = useQuery(getGetProtectionQueryOptions()).data?.data;
  const [typedStake, setTypedStake] = useDraftState<number | null | undefined>('double', undefined, parseCents);
  const cancellation = useCancelBet(round?.id);
  const reasonId = useId();
  const myBetsId = useId();
  const { start: firstStake, ...range } = parseStakeRules(settings ?? {});
  const stake = typedStake === undefined ? firstStake : typedStake;
  const notReady = unready === undefined ? (unresolved === undefined ? undefined : PENDING) : { text: unready };
  const reason = notReady ?? (settings === undefined ? LOADING : validateBet({ phase, stake, balance: me?.balance, range, protection }));
  const error = failure === null ? cancellation.failure && cancelMessage(cancellation.failure) : betMessage(failure);
  useInvalidateOnSettlement(bets);

  function place(color: DoubleColor): void {
    if (round === undefined || stake === null) return;
    cancellation.clear();
    start({ round_id: round.id, color, amount: stake });
  }

  return (
    <div className={styles.table}>
      <section className={styles.controls} aria-label="Aposta">
        <StakeField
          label="Valor da aposta"
          stake={stake}
          {...range}
          onChange={(cents) => {
            setTypedStake(cents);
            // A pending bet is not reset.
            if (stage === 'idle') reset();
          }}
        />
        <Balance />
      </section>
      <section className={styles.colors} aria-label="Apostar em uma cor">
        <ColorColumns
          totals={round?.totals}
          winningColor={winningColor}
          bet={{
            stake,
            bets,
            reasonId: reason === undefined ? undefined : reasonId,
            isBusy: stage !== 'idle' || unresolved !== undefined,
            place,
          }}
        />
        <div className={`${quiet.text} ${styles.reason}`}>
          <p id={reasonId}>{reason?.text}</p>
          {reason?.action !== undefined && <ActionButton action={reason.action} />}
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
          <UnresolvedNotice subject={OPERATIONS.double} isBusy={stage !== 'idle'} onRepeat={repeat}>
            {`Aposta de ${betText(unresolved)}.`}
          </UnresolvedNotice>
        )}
        {cancellation.unresolved !== undefined && (
          <UnresolvedNotice subject={OPERATIONS['double cancel']} isBusy={cancellation.stage !== 'idle'} onRepeat={cancellation.repeat}>
            {`Retirada de ${betText(cancellation.unresolved)}.`}
          </UnresolvedNotice>
        )}
      </section>
      <div className={styles.odds}>
        <Odds />
      </div>
      <section className={styles.mine} aria-labelledby={myBetsId}>
        <h2 id={myBetsId} className={styles.title}>
          Minhas apostas
        </h2>
        <MyBets
          bets={bets}
          result={result}
          isOpen={phase === 'waiting'}
          isCancelling={cancellation.stage !== 'idle'}
          onCancel={cancellation.cancel}
        />
      </section>
    </div>
  );
}

function useInvalidateOnSettlement(bets: readonly DoubleBet[]): void {
  const client = useQueryClient();
  const settled = sumOutcome(bets) === undefined ? undefined : bets[0]?.round_id;
  useEffect(() => {
    if (settled !== undefined) invalidateMoneyQueries(client);
  }, [client, settled]);
}
