import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import type { Known } from '@/shared/lib/known';
import { BlockingDialog } from '@/shared/ui/blocking-dialog';
import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';
import { LIMIT_PERIOD_LABELS } from '@/product/eligibility';
import { paths } from '@/product/paths';

import { formatLimitAmount, PERIOD_RESTARTS } from '../protection-labels';
import { InterruptionBody } from './interruption-body';
import { SessionFigures } from './session-figures';
import type { SettledSession } from './use-settled-session';

interface TimeLimitDialogProps {
  limit: Known<ProtectionLimit>;
  session: SettledSession;
  onLeave: (path: string) => void;
}

/** Renders the end of play when a time limit is used up (SPEC Q22). There is no way to continue. */
export function TimeLimitDialog({ limit: { value, period }, session, onLeave }: TimeLimitDialogProps) {
  const text = `Você chegou ao seu limite de ${formatLimitAmount('time', value)} ${LIMIT_PERIOD_LABELS[period]}. As apostas voltam ${PERIOD_RESTARTS[period]}. Seu saldo continua na conta.`;
  return (
    <BlockingDialog title="Seu tempo de jogo acabou">
      <InterruptionBody text={text}>
        {session !== null && <SessionFigures session={session} />}
        <div className={layout.small}>
          <Button wide onClick={() => onLeave(paths.index())}>
            Sair do jogo
          </Button>
          <Button wide onClick={() => onLeave(paths.protection())}>
            Ver meus limites
          </Button>
          <Button wide onClick={() => onLeave(paths.walletWithdraw())}>
            Sacar
          </Button>
        </div>
      </InterruptionBody>
    </BlockingDialog>
  );
}
