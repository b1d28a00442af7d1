import { formatDuration } from '@/shared/format/duration';
import { useNow } from '@/shared/lib/use-now';
import { BlockingDialog } from '@/shared/ui/blocking-dialog';
import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';
import { paths } from '@/product/paths';

import { sessionStartedAt } from '../session-timer';
import { InterruptionBody } from './interruption-body';
import { SessionFigures } from './session-figures';
import type { SettledSession } from './use-settled-session';

interface RealityCheckDialogProps {
  session: SettledSession;
  /** False for a player who chose no reminder: the check then comes by the rule for all players (SPEC Q36). */
  isChosen: boolean;
  onContinue: () => void;
  onLeave: (path: string) => void;
}

/**
 * Renders a reality check (SPEC Q21). Only a choice closes it. All choices look the same, so that none is favoured, and
 * no button has the focus, so that a key meant for the game chooses nothing.
 */
export function RealityCheckDialog({ session, isChosen, onContinue, onLeave }: RealityCheckDialogProps) {
  const now = useNow();
  const since = session === null ? sessionStartedAt(now) : Date.parse(session.since);
  return (
    <BlockingDialog title={`Você entrou há ${formatDuration((now - since) / 1000)}`}>
      <InterruptionBody
        text={
          isChosen
            ? 'Esta é a pausa que você escolheu. O jogo espera por você.'
            : 'Esta pausa vem para todos. Você pode escolher um intervalo menor. O jogo espera por você.'
        }
      >
        {session !== null && <SessionFigures session={session} />}
        <div className={layout.small}>
          <Button wide onClick={onContinue}>
            Continuar jogando
          </Button>
          <Button wide onClick={() => onLeave(paths.protectionSuspension())}>
            Fazer uma pausa
          </Button>
          <Button wide onClick={() => onLeave(paths.protection())}>
            Ver meus limites
          </Button>
          <Button wide onClick={() => onLeave(paths.index())}>
            Sair do jogo
          </Button>
        </div>
      </InterruptionBody>
    </BlockingDialog>
  );
}
