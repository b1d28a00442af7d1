import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesGame } from '@generated/api/model/mines-game';

import { formatMoney } from '@/shared/format/money';
import { useFrameDelayedValue } from '@/shared/lib/use-frame-delayed-value';
import { Button } from '@/shared/ui/button';
import { DescriptionList } from '@/shared/ui/page';
import type { UserMessage } from '@/shell/money/failure-message';
import { ActionButton, RejectionNotice, UnresolvedNotice } from '@/shell/money/operation-notice';

import { BetForm } from './bet-form';
import type { BetDraft } from './stake';
import { cellName, DOUBLE_PRESS_MS } from '../board/cells';
import styles from './controls.module.css';
import { MOVE, moveMessage } from '../moves/move-messages';
import type { Move } from '../moves/move-requests';
import { MoveCheckNotice } from '../moves/move-check-notice';
import { CELLS } from '../odds';
import type { Moves } from '../moves/use-moves';
import { chanceText, formatFactor, minesText } from '../round-labels';

interface ControlsProps {
  config: MinesConfig;
  /** The open round; null while the next one is chosen. */
  open: MinesGame | null;
  draft: BetDraft;
  onDraft: (draft: BetDraft) => void;
  /** Cents; undefined where that is not known. */
  available: number | undefined;
  moves: Moves;
  /** Whether it is known if a round is open. */
  isKnown: boolean;
  /** Why no round can be begun, and the way out; undefined where nothing is against it. */
  why: UserMessage | undefined;
  /** What a limit of the player leaves, in words. */
  limit: string | undefined;
  onStart: () => void;
  /** Sends the unresolved move verifyAgain. */
  onRepeat: () => void;
  /** In the place of the button for somebody who cannot play. */
  instead: ReactNode;
  children: ReactNode;
}

/** What is staked, and the one button of the round: it begins it, and then takes the winnings. */
export function Controls({
  config,
  open,
  isKnown,
  draft,
  onDraft,
  available,
  moves,
  why,
  limit,
  onStart,
  onRepeat,
  instead,
  children,
}: ControlsProps) {
  return (
    <section className={styles.controls} aria-label="Aposta">
      <Fields config={config} open={open} draft={draft} onDraft={onDraft} available={available} limit={limit} />
      <div className={styles.action}>
        {instead ?? <MoveButton config={config} open={open} isKnown={isKnown} draft={draft} moves={moves} why={why} onStart={onStart} />}
        {open === null && instead === undefined && why?.action !== undefined && <ActionButton action={why.action} />}
        <RejectionNotice message={moves.failure === null ? undefined : moveMessage(moves.failure)} />
        <MoveCheckNotice isChecking={moves.isChecking} isPrevious={moves.isPrevious} />
        {moves.unresolved !== undefined && (
          <UnresolvedNotice subject={MOVE} isBusy={moves.moving !== undefined} onRepeat={onRepeat}>
            {unresolvedText(moves.unresolved)}
          </UnresolvedNotice>
        )}
      </div>
      <div className={styles.more}>{children}</div>
    </section>
  );
}

type FieldsProps = Pick<ControlsProps, 'config' | 'open' | 'draft' | 'onDraft' | 'available' | 'limit'>;

/** What the next round is to be, or what the open one is. The button and the figures of the round are drawn before it. */
function Fields({ config, open, draft, onDraft, available, limit }: FieldsProps) {
  const shown = useFrameDelayedValue(open, 2);
  return (
    <div className={styles.fields}>
      {shown === null ? (
        <BetForm config={config} draft={draft} available={available} onChange={onDraft} />
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
      {shown === null && limit !== undefined && <p className={styles.hint}>{limit}</p>}
    </div>
  );
}

type ActionProps = Pick<ControlsProps, 'config' | 'open' | 'isKnown' | 'draft' | 'moves' | 'why' | 'onStart'>;

function MoveButton({ config, open, isKnown, draft, moves, why, onStart }: ActionProps) {
  const { moving, isChecking, unresolved } = moves;
  const isSettled = useSettled(isKnown ? open !== null : undefined);
  // While a cell is on its way the button stays as it is: it would flicker at each of them.
  const isBusy = unresolved !== undefined || (moving !== undefined && (moving?.type !== 'reveal' || isChecking));
  if (open === null) {
    const first = config.multipliers[draft.mines]?.[0];
    return (
      <Button
        key="action"
        variant="primary"
        wide
        busy={isBusy}
        reason={isBusy ? undefined : why?.text}
        onClick={() => isSettled() && onStart()}
      >
        <Words
          does={isChecking ? 'Verificando…' : `Apostar ${formatMoney(draft.amount ?? 0)}`}
          next={first === undefined ? minesText(draft.mines) : `1ª casa paga ${formatFactor(first)}`}
        />
      </Button>
    );
  }
  const next = open.next_multiplier;
  const isFirst = open.revealed.length === 0;
  return (
    <Button
      key="action"
      variant="primary"
      wide
      busy={isBusy}
      aria-keyshortcuts="C"
      reason={isFirst ? 'Abra uma casa do tabuleiro: depois dela você pode retirar.' : undefined}
      onClick={() => isSettled() && moves.cashOut(open)}
    >
      <Words
        does={isFirst ? 'Retirar' : `Retirar ${formatMoney(open.payout)}`}
        next={next === null ? '' : `próxima casa ${formatFactor(next)}`}
      />
    </Button>
  );
}

/**
 * Whether the button has been what it is for a while: a double press means what stood there at the first.
 *
 * @param is what it is; undefined while that is not known
 */
function useSettled(is: boolean | undefined): () => boolean {
  const since = useRef({ is, at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    const { is: before } = since.current;
    if (before !== is) since.current = { is, at: before === undefined ? Number.NEGATIVE_INFINITY : performance.now() };
  }, [is]);
  return () => performance.now() - since.current.at > DOUBLE_PRESS_MS;
}

/** Returns the pending move in words. */
function unresolvedText(move: Move): string {
  if (move.type === 'start') return `Aposta de ${formatMoney(move.asked.amount)} com ${minesText(move.asked.mines)}.`;
  return move.type === 'reveal' ? `Abertura da ${cellName(move.cell, 'closed')}.` : 'Retirada do prêmio da rodada.';
}

function Words({ does, next }: { does: string; next: string }) {
  return (
    <span className={styles.button}>
      <strong>{does}</strong> <span className={styles.next}>{next}</span>
    </span>
  );
}
