import { useQuery } from '@tanstack/react-query';

import type { Bonus } from '@generated/api/model/bonus';

import { Asked } from '@/shared/ui/asked';
import { Notice } from '@/shared/ui/notice';
import { showAlert } from '@/shell/alert-store';
import { useMoneyIntent } from '@/shell/money-intent';

import styles from './bonuses.module.css';
import { BonusCard } from './bonus-card';
import { isActive } from './bonus-words';
import { REDEEM_INTENT, redeemCall, tellRedeemed } from './redeem-call';
import { bonusesQuery } from './reward-queries';
import { wordsFor } from './reward-words';

/** The player's bonuses, the one in use first (SPEC C4, E2). */
export function Bonuses() {
  const lost = useLostRedemption();
  return (
    <>
      <div role="status" className={styles.state}>
        {lost && 'Resgate: resultado desconhecido, verificando…'}
      </div>
      <Asked query={useQuery(bonusesQuery())} failed="Não foi possível carregar os bônus" lines={8}>
        {({ data: { data } }) =>
          data.length === 0 ? (
            <Notice icon="gift" title="Nenhum bônus agora" text="Bônus que você receber aparecem aqui." />
          ) : (
            activeFirst(data).map((bonus) => <BonusCard key={bonus.id} bonus={bonus} alone={!data.some(isActive)} />)
          )
        }
      </Asked>
    </>
  );
}

const activeFirst = (bonuses: readonly Bonus[]) => bonuses.toSorted((one, other) => Number(isActive(other)) - Number(isActive(one)));

/**
 * Looks for a redemption whose answer was lost before the page was loaded: its bonus may be gone, and its modal with it.
 *
 * @returns whether one is being looked for
 */
function useLostRedemption(): boolean {
  const { stage } = useMoneyIntent({
    kind: REDEEM_INTENT,
    call: redeemCall(),
    onDone: tellRedeemed,
    onFailed: (failure) => showAlert('error', wordsFor(failure)),
  });
  return stage === 'lost';
}
