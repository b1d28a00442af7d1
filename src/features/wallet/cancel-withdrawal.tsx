import type { Id } from '@generated/api/model/id';
import type { Withdrawal } from '@generated/api/model/withdrawal';

import { formatMoney } from '@/shared/format/money';
import { Button } from '@/shared/ui/button';
import { showAlert } from '@/shell/alert-store';
import { useMoneyIntent } from '@/shell/money-intent';
import { PlayerRetry } from '@/shell/player-retry';

import { AskTwice } from './ask-twice';
import { refusalOf } from './refusal';
import { LostNotice, RefusalNotice } from './refusal-notice';
import { cancelCall } from './withdraw-call';
import styles from './withdraw.module.css';

/** Takes a withdrawal back, once it was asked for twice. */
export function CancelWithdrawal({ id, amount }: { id: Id; amount: number }) {
  const { start, stage, failure, unready, retry } = useMoneyIntent<object, Withdrawal>({
    kind: `cancel ${id}`,
    call: cancelCall(id),
    onDone: () => showAlert('success', `Saque cancelado. ${formatMoney(amount)} voltaram para o seu saldo.`),
  });
  return (
    <div className={styles.cancel}>
      <AskTwice
        renderTrigger={(ask) => (
          <Button reason={unready} onClick={ask}>
            Cancelar saque
          </Button>
        )}
        question={`Cancelar este saque? ${formatMoney(amount)} voltam para o seu saldo agora.`}
        yes="Cancelar saque"
        no="Manter saque"
        busy={stage !== 'idle'}
        onYes={() => start({})}
      />
      <PlayerRetry retry={retry} />
      <LostNotice shown={stage === 'lost'} />
      <RefusalNotice refusal={failure === null ? undefined : refusalOf(failure, 'o cancelamento')} />
    </div>
  );
}
