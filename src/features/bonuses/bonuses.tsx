import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Bonus } from '@generated/api/model/bonus';

import { QueryView } from '@/shared/ui/query-view';
import { Notice } from '@/shared/ui/notice';
import { showAlert } from '@/product/alert-store';
import { rolloverText } from '@/product/deposit-rollover';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { settingsQuery } from '@/product/settings-query';
import { UnresolvedNotice } from '@/product/money/operation-notice';
import { UnknownOutcomeError } from '@/product/money/operation-errors';
import { useMoneyOperation } from '@/product/money/use-money-operation';

import styles from './bonuses.module.css';
import { BonusCard } from './bonus-card';
import { isActive } from './bonus-labels';
import { PendingBonusChanges } from './pending-bonus-changes';
import { REDEEM_KIND, redeemRequests, showRedeemed } from './redeem-operation';
import { rewardFailureMessage } from './reward-messages';
import { bonusesQuery } from './reward-queries';

/** Renders the bonuses, the active one first (SPEC C4, E2). */
export function Bonuses() {
  const status = usePendingRedemption();
  const rollover = rolloverText(null, useQuery(settingsQuery()).data ?? {});
  return (
    <>
      <div role="status" className={styles.state}>
        {status}
      </div>
      <PendingBonusChanges />
      <QueryView query={useQuery(bonusesQuery())} failed="Não foi possível carregar os bônus" lines={8}>
        {(data) =>
          data.length === 0 ? (
            <Notice icon="gift" title="Nenhum bônus agora" text="Bônus que você receber aparecem aqui." />
          ) : (
            activeFirst(data).map((bonus) => <BonusCard key={bonus.id} bonus={bonus} isNoneActive={!data.some(isActive)} />)
          )
        }
      </QueryView>
      {rollover !== undefined && <p className={styles.quiet}>{rollover}</p>}
    </>
  );
}

const activeFirst = (bonuses: readonly Bonus[]) => bonuses.toSorted((one, other) => Number(isActive(other)) - Number(isActive(one)));

/** Looks up a redemption without a response. It is done here, because its bonus and modal may be gone after a reload. */
function usePendingRedemption(): ReactNode {
  const { stage, unresolved, repeat } = useMoneyOperation({
    kind: REDEEM_KIND,
    requests: redeemRequests(),
    onDone: showRedeemed,
    onFailed: (failure) => {
      // An unknown outcome needs no alert, because the notice shows it.
      if (!(failure instanceof UnknownOutcomeError)) showAlert('error', rewardFailureMessage(failure));
    },
  });
  if (stage === 'checking') return 'Resgate: resultado desconhecido, verificando…';
  if (unresolved === undefined) return undefined;
  return (
    <UnresolvedNotice subject={OPERATIONS.redeem} isBusy={stage !== 'idle'} onRepeat={repeat}>
      Resgate de bônus.
    </UnresolvedNotice>
  );
}
