import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { getGetMinesFairnessQueryOptions } from '@generated/api/mines';
import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { noteCommitment } from '@/fairness/mines/commitments';
import { termsOf } from '@/fairness/mines/odds';
import { wasSeedSent } from '@/fairness/mines/read-journal';
import { useIsPlayer } from '@/session/use-session';
import { formatMoney } from '@/shared/format/money';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button, buttonClass } from '@/shared/ui/button';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { reasonClosed } from '@/product/eligibility';
import { meQuery } from '@/product/me-query';
import { useOpenRound } from '@/product/open-rounds';
import { useMenuStore } from '@/product/menu-store';
import { openAuth } from '@/product/modal-store';
import { Link } from '@/product/navigation';
import { tightestStakeLimit } from '@/product/stake-rules';
import { useDraftState } from '@/product/use-draft';

import type { SeedDraft } from './bet/client-seed';
import { newClientSeed, parseSeedDraft, renewSeed, validateClientSeed } from './bet/client-seed';
import { Controls } from './bet/controls';
import { SeedPanel } from './bet/seed-panel';
import type { BetDraft } from './bet/stake';
import { parseBetDraft, availableTo, validateStake } from './bet/stake';
import type { OfferedMinesConfig } from './bet/stake-range';
import type { BoardHandle } from './board/board';
import { RoundPanel } from './board/round-panel';
import { MinesHistory } from './history/mines-history';
import { MinesRules } from './mines-rules';
import styles from './mines.module.css';
import { useCashOutKey } from './moves/use-cash-out-key';
import { useMoves } from './moves/use-moves';
import { roundQuery } from './round-query';
import { playRoundSound } from './sounds';

const ServerSeed = lazyPart(() => import('./bet/server-seed').then((module) => module.ServerSeed));
const FairnessWatch = lazyPart(() => import('./audit/fairness-watch').then((module) => module.FairnessWatch));

/**
 * Renders the game of mines, its verification, history and rules. Stores the shown commitment, restores the drafts of the bet and of the
 * player's seed, and replaces that seed once it was sent. An open round or a pending move is counted by `useOpenRounds`.
 */
export function GameTable({ config }: { config: OfferedMinesConfig }) {
  const client = useQueryClient();
  const isPlayer = useIsPlayer();
  const round = useQuery(roundQuery(client, isPlayer));
  const fairness = useQuery(getGetMinesFairnessQueryOptions({ query: { enabled: isPlayer, staleTime: 0 } }));
  const protection = useQuery(getGetProtectionQueryOptions({ query: { enabled: isPlayer } })).data?.data;
  const me = useQuery(meQuery(isPlayer)).data;
  const isHidden = useMenuStore(({ balanceHidden }) => balanceHidden);
  const [draft, setDraft] = useDraftState<BetDraft>('mines', { amount: config.start, mines: 3 }, parseBetDraft);
  const [randomSeed] = useState(() => ({ text: newClientSeed(), isOwn: false }));
  const [seed, setSeed] = useDraftState<SeedDraft>('mines-seed', randomSeed, parseSeedDraft);
  const game = useRef<HTMLDivElement>(null);
  const board = useRef<BoardHandle>(null);
  const [startedGameId, setStartedGameId] = useState('');

  const moves = useMoves((outcome, move) => {
    playRoundSound(outcome);
    if (move?.type === 'start') setStartedGameId(outcome.id);
  });
  const { player } = moves;
  useEffect(() => {
    if (startedGameId !== '') board.current?.focus();
  }, [startedGameId]);

  const shown = (isPlayer ? round.data : null) ?? null;
  const open = shown?.status === 'open' ? shown : null;
  useCashOutKey(game, () => {
    if (open !== null && open.revealed.length > 0 && moves.moving === undefined && moves.unresolved === undefined) moves.cashOut(open);
  });

  const available = me === undefined ? undefined : availableTo(me);
  const committed = fairness.data?.data;
  const closed = protection && open === null ? reasonClosed(protection, 'jogar') : undefined;
  const limits = protection?.limits ?? [];
  const reason =
    (shown?.status === 'unknown' ? { text: 'A sua rodada está em processamento.' } : undefined) ??
    (config.max_payout === 'unknown' ? { text: 'O prêmio máximo está indisponível. Tente mais tarde.' } : undefined) ??
    validateStake(draft.amount, config, available, limits) ??
    (validateClientSeed(seed.text) === undefined ? undefined : { text: 'Corrija a sua semente.' }) ??
    (committed === undefined || round.data === undefined || player === undefined ? { text: 'Preparando a próxima rodada.' } : undefined);

  useEffect(() => {
    if (player !== undefined && committed !== undefined) noteCommitment(player, committed);
  }, [player, committed]);

  const isBusy = moves.moving !== undefined || moves.unresolved !== undefined;
  useOpenRound(open !== null || isBusy);
  const renewSentSeed = useEffectEvent(() => {
    if (player !== undefined && !isBusy && wasSeedSent(seed.text)) setSeed(renewSeed(seed));
  });
  useEffect(() => renewSentSeed(), [player, isBusy]);

  function commitment() {
    if (player === undefined || committed === undefined) return undefined;
    return { ...noteCommitment(player, committed), terms: termsOf(config) };
  }

  function start(): void {
    const shownCommitment = commitment();
    if (draft.amount === null || shownCommitment === undefined) return;
    moves.start(
      { amount: draft.amount, mines: draft.mines, client_seed: seed.text },
      { ...shownCommitment, multipliers: config.multipliers[draft.mines] },
    );
  }

  function reload(): void {
    void round.refetch();
    void fairness.refetch();
  }

  function changeDraft(next: BetDraft): void {
    setDraft(next);
    // A pending move is not reset.
    if (moves.moving === undefined) moves.reset();
  }

  return (
    <>
      <div ref={game} className={styles.game}>
        <Controls
          config={config}
          open={open}
          isKnown={round.data !== undefined}
          draft={draft}
          onDraftChange={changeDraft}
          available={available}
          moves={moves}
          reason={reason}
          limit={tightestStakeLimit(limits)?.text}
          onStart={start}
          onRepeat={() => moves.repeat(commitment())}
          instead={
            !isPlayer ? (
              <Button variant="primary" wide onClick={() => openAuth('login')}>
                Entrar para jogar
              </Button>
            ) : round.isLoadingError || fairness.isLoadingError ? (
              <ErrorRetry slim title="Não foi possível carregar a sua rodada" onRetry={reload} />
            ) : (
              closed && (
                <Notice
                  slim
                  icon="shield"
                  title={closed.title}
                  text={closed.text}
                  action={
                    <Link className={buttonClass('secondary')} to={closed.link.to}>
                      {closed.link.label}
                    </Link>
                  }
                />
              )
            )
          }
        >
          <SeedPanel
            open={open}
            fairness={committed}
            seed={seed}
            onSeed={(text) => setSeed({ text, isOwn: true })}
            onRandomize={() => setSeed({ text: newClientSeed(), isOwn: false })}
          >
            {player !== undefined && committed !== undefined && (
              <SectionBoundary name="mines-server-seed" fallback={null} pending={<div className={styles.seedButton} />}>
                <ServerSeed player={player} fairness={committed} isBusy={isBusy} />
              </SectionBoundary>
            )}
          </SeedPanel>
        </Controls>
        <RoundPanel config={config} game={shown} mines={draft.mines} moves={moves} board={board} />
      </div>
      {/* Screen readers announce balance changes. */}
      <div role="status" className={styles.spoken}>
        <VisuallyHidden>{me === undefined || isHidden ? '' : `Saldo: ${formatMoney(me.balance)}`}</VisuallyHidden>
      </div>
      {isPlayer && player !== undefined && committed !== undefined && round.data !== undefined && (
        <SectionBoundary name="mines-fairness" fallback={null} pending={null}>
          <FairnessWatch player={player} config={config} fairness={committed} game={shown} isMoving={moves.moving !== undefined} />
        </SectionBoundary>
      )}
      {isPlayer && player !== undefined && (
        <div className={styles.below}>
          <MinesHistory player={player} config={config} />
        </div>
      )}
      <div className={styles.below}>
        <MinesRules config={config} mines={shown?.mines ?? draft.mines} stake={shown?.amount ?? draft.amount} />
      </div>
    </>
  );
}
