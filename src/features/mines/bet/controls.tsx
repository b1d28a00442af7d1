import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesGame } from '@generated/api/model/mines-game';

import { CELLS } from '@/fairness/mines/odds';
import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';
import { useFrameDelayedValue } from '@/shared/lib/use-frame-delayed-value';
import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';
import { DescriptionList } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';
import type { UserMessage } from '@/product/money/failure-message';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { ActionButton, CheckingNotice, RejectionNotice, UnresolvedNotice } from '@/product/money/operation-notice';
import { Callout } from '@/product/ui/callout';

import { cellName, DOUBLE_PRESS_MS } from '../board/cells';
import type { Move } from '../moves/move';
import { moveMessage } from '../moves/move-messages';
import type { Moves } from '../moves/use-moves';
import { chanceText, formatFactor, minesText } from '../round-labels';
import { BetForm } from './bet-form';
import styles from './controls.module.css';
import type { BetDraft } from './stake';

interface ControlsProps {
  config: MinesConfig;
  /** Open game; null while the next round is prepared. */
  open: MinesGame | null;
  draft: BetDraft;
  onDraftChange: (draft: BetDraft) => void;
  /** Amount that the player can stake, in cents; undefined while loading. */
  available: Amount | undefined;
  moves: Moves;
  /** True once it is known whether the player has an open game. */
  isKnown: boolean;
  /** Reason against a start. */
  reason: UserMessage | undefined;
  /** Text about the tightest of the player's limits and its rest. */
  limit: string | undefined;
  /** Starts a round. It is not called within `DOUBLE_PRESS_MS` of the end of a round. */
  onStart: () => void;
  /** Handler that must send the unresolved move again. */
  onRepeat: () => void;
  /** Content in place of the button if no round can be played; undefined otherwise. */
  instead: ReactNode;
  /** Content below the button and its notices. */
  children: ReactNode;
}

/** Renders the bet form and the round's one button, which starts and cashes out. */
export function Controls({ instead, children, ...props }: ControlsProps) {
  const { open, moves, reason, onRepeat } = props;
  return (
    <section className={`${layout.surface} ${styles.controls}`} aria-label="Aposta">
      <Fields {...props} />
      <div className={styles.action}>
        {instead ?? <MoveButton {...props} />}
        {open === null && instead === undefined && reason?.action !== undefined && <ActionButton action={reason.action} />}
        <RejectionNotice message={moves.failure === null ? undefined : moveMessage(moves.failure)} />
        <CheckingNotice
          shown={moves.isChecking}
          text="A resposta se perdeu no caminho. Nada é enviado de novo: a rodada está guardada no servidor."
        />
        <div role="status" className={layout.region}>
          {!moves.isChecking && moves.isPrevious && (
            <Callout tone="info" icon="check">
              <p>Conferimos a jogada anterior; faça esta de novo.</p>
            </Callout>
          )}
        </div>
        {moves.unresolved !== undefined && (
          <UnresolvedNotice subject={OPERATIONS.mines} isBusy={moves.moving !== undefined} onRepeat={onRepeat}>
            {unresolvedText(moves.unresolved)}
          </UnresolvedNotice>
        )}
      </div>
      <div className={styles.more}>{children}</div>
    </section>
  );
}

type PartProps = Omit<ControlsProps, 'instead' | 'children'>;

/** Renders the fields late: the button and the score come first. */
function Fields({ config, open, draft, onDraftChange, available, limit }: PartProps) {
  const shown = useFrameDelayedValue(open, 2);
  return (
    <div className={styles.fields}>
      {shown === null ? (
        <BetForm config={config} draft={draft} available={available} onChange={onDraftChange} />
      ) : (
        <DescriptionList
          rows={[
            ['Aposta', formatMoney(shown.amount)],
            ['Minas', String(shown.mines)],
            ['Diamantes', `${shown.revealed.length} de ${CELLS - shown.mines}`],
            ['Chance no próximo', chanceText(shown.mines, shown.revealed.length)],
            ['Próximo multiplicador', shown.next_multiplier === null ? '–' : formatFactor(shown.next_multiplier)],
          ]}
        />
      )}
      {shown === null && limit !== undefined && <p className={quiet.text}>{limit}</p>}
    </div>
  );
}

function MoveButton({ config, open, isKnown, draft, moves, reason, onStart }: PartProps) {
  const { moving, isChecking, unresolved } = moves;
  const isSettled = useSettled(isKnown ? open !== null : undefined);
  // A reveal is not busy: the button would flicker with each cell.
  const isBusy = unresolved !== undefined || (moving !== undefined && (moving?.type !== 'reveal' || isChecking));
  const against = open === null ? reason?.text : open.revealed.length === 0 ? NOTHING_OPENED : undefined;
  return (
    <Button
      variant="primary"
      wide
      busy={isBusy}
      aria-keyshortcuts={open === null ? undefined : 'C'}
      reason={isBusy && open === null ? undefined : against}
      onClick={() => isSettled() && (open === null ? onStart() : moves.cashOut(open))}
    >
      {open === null ? (
        <ButtonText action={isChecking ? 'Verificando…' : `Apostar ${formatMoney(draft.amount ?? 0)}`} next={firstText(config, draft)} />
      ) : (
        <ButtonText
          action={open.revealed.length === 0 ? 'Parar e levar' : `Parar e levar ${formatMoney(open.payout)}`}
          next={open.next_multiplier === null ? '' : `próxima casa ${formatFactor(open.next_multiplier)}`}
        />
      )}
    </Button>
  );
}

const NOTHING_OPENED = 'Abra uma casa do tabuleiro: depois dela você pode parar e levar o prêmio.';

function firstText({ multipliers }: MinesConfig, { mines }: BetDraft): string {
  const first = multipliers[mines]?.[0];
  return first === undefined ? minesText(mines) : `1ª casa paga ${formatFactor(first)}`;
}

/**
 * Returns a check that the button has had its meaning for `DOUBLE_PRESS_MS`: a double click means the first button.
 *
 * @param is the meaning; undefined while loading
 */
function useSettled(is: boolean | undefined): () => boolean {
  const since = useRef({ is, at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    const { is: before } = since.current;
    if (before !== is) since.current = { is, at: before === undefined ? Number.NEGATIVE_INFINITY : performance.now() };
  }, [is]);
  return () => performance.now() - since.current.at > DOUBLE_PRESS_MS;
}

function unresolvedText(move: Move): string {
  if (move.type === 'start') return `Aposta de ${formatMoney(move.asked.amount)} com ${minesText(move.asked.mines)}.`;
  return move.type === 'reveal' ? `Abertura da ${cellName(move.cell, 'closed')}.` : 'Parar e levar o prêmio da rodada.';
}

function ButtonText({ action, next }: { action: string; next: string }) {
  return (
    <span className={styles.button}>
      <strong>{action}</strong> <span className={styles.next}>{next}</span>
    </span>
  );
}
