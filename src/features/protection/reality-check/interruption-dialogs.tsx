import { useEffect, useRef } from 'react';

import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { formatDuration } from '@/shared/format/duration';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import type { Known } from '@/shared/lib/known';
import { useNow } from '@/shared/lib/use-now';
import { BlockingDialog } from '@/shared/ui/blocking-dialog';
import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';
import { DescriptionList } from '@/shared/ui/page';
import { LIMIT_PERIOD_LABELS } from '@/product/eligibility';
import { paths } from '@/product/paths';

import { formatLimitAmount, PERIOD_RESTARTS } from '../protection-labels';
import { sessionStartedAt } from '../session-timer';
import styles from './reality-check.module.css';
import type { SettledSession } from './use-settled-session';

interface RealityCheckDialogProps {
  /** Figures to show. Without them (null), the dialog states only the time since the login. */
  session: SettledSession;
  /** False for a player who chose no reminder: the check then comes by the rule for all players (SPEC Q36). */
  isChosen: boolean;
  /** Handler that must store the answer (`answerRealityCheck`) and close the dialog. */
  onContinue: () => void;
  /** Handler that must do the same and navigate to the path that the player chose. */
  onLeave: (path: string) => void;
}

/** Renders a reality check (SPEC Q21). */
export function RealityCheckDialog({ session, isChosen, onContinue, onLeave }: RealityCheckDialogProps) {
  const now = useNow();
  const since = session === null ? sessionStartedAt(now) : Date.parse(session.since);
  return (
    <Interruption
      title={`Você entrou há ${formatDuration((now - since) / 1000)}`}
      text={
        isChosen
          ? 'Esta é a pausa que você escolheu. O jogo espera por você.'
          : 'Esta pausa vem para todos. Você pode escolher um intervalo menor. O jogo espera por você.'
      }
      session={session}
      choices={[
        ['Continuar jogando', onContinue],
        ['Fazer uma pausa', () => onLeave(paths.protectionSuspension())],
        ['Ver meus limites', () => onLeave(paths.protection())],
        ['Sair do jogo', () => onLeave(paths.index())],
      ]}
    />
  );
}

interface TimeLimitDialogProps {
  /** Limit of the type `time`. */
  limit: Known<ProtectionLimit>;
  /** Figures to show; null shows none. */
  session: SettledSession;
  /** Handler that must close the dialog and navigate to the path that the player chose. */
  onLeave: (path: string) => void;
}

/** Renders the end of play when a time limit is used up (SPEC Q22). There is no way to continue. */
export function TimeLimitDialog({ limit: { value, period }, session, onLeave }: TimeLimitDialogProps) {
  return (
    <Interruption
      title="Seu tempo de jogo acabou"
      text={`Você chegou ao seu limite de ${formatLimitAmount('time', value)} ${LIMIT_PERIOD_LABELS[period]}. As apostas voltam ${PERIOD_RESTARTS[period]}. Seu saldo continua na conta.`}
      session={session}
      choices={[
        ['Sair do jogo', () => onLeave(paths.index())],
        ['Ver meus limites', () => onLeave(paths.protection())],
        ['Sacar', () => onLeave(paths.walletWithdraw())],
      ]}
    />
  );
}

interface InterruptionProps {
  title: string;
  text: string;
  session: SettledSession;
  choices: readonly (readonly [label: string, onChoose: () => void])[];
}

/**
 * Renders an interruption, which only a choice closes. All choices look the same, so that none is favoured. The body takes the
 * focus, so that the text is announced and a key meant for the game chooses nothing. The figures show the amounts even if the
 * player hides the balance.
 */
function Interruption({ title, text, session, choices }: InterruptionProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  return (
    <BlockingDialog title={title}>
      <div ref={body} tabIndex={-1} className={`${layout.large} ${styles.body}`}>
        <p>{text}</p>
        {session !== null && (
          <DescriptionList
            rows={[
              ['Tempo de jogo', formatDuration(session.seconds)],
              ['Apostado', formatMoney(session.staked)],
              ['Prêmios', formatMoney(session.won)],
              ['Resultado', formatSignedMoney(session.net)],
            ]}
          />
        )}
        <div className={layout.small}>
          {choices.map(([label, onChoose]) => (
            <Button key={label} wide onClick={onChoose}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </BlockingDialog>
  );
}
