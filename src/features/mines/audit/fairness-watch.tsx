// Separate chunk: loaded after the game, and needed only once something has to be compared.
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { getGetMinesFairnessQueryKey, getListMinesHistoryQueryOptions } from '@generated/api/mines';
import type { Id } from '@generated/api/model/id';
import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesFairness } from '@generated/api/model/mines-fairness';
import type { MinesGame } from '@generated/api/model/mines-game';

import { readSeenCommitment, replaceSeenCommitment } from '@/fairness/mines/commitments';
import { minesPayments } from '@/fairness/mines/evidence';
import { readLastTerms, readStarted } from '@/fairness/mines/read-journal';
import { changedTerms, termsOf } from '@/fairness/mines/odds';
import { JournalNotice } from '@/fairness/ui/journal-notice';
import { auditPayments } from '@/product/audit-payments';
import { logFailure } from '@/shared/lib/log';
import { Notice } from '@/shared/ui/notice';
import { FairnessFindings } from '@/product/ui/fairness-findings';

import { roundKey } from '../round-query';
import { HISTORY_PAGE_SIZE } from '../history/history-page';
import { enqueueAudit } from './audit-queue';
import type { RecentReading } from './run-audit';
import { hasUnansweredMove, recordGame, recordWithheld, runAudit } from './run-audit';

interface FairnessWatchProps {
  player: Id;
  config: MinesConfig;
  fairness: MinesFairness;
  /** Round on the board; null if there is none. */
  game: MinesGame | null;
  /** True while a move is in flight. */
  isMoving: boolean;
}

/** Maximum age of readings of the page, for the first audit. */
const MAX_AGE_MS = 5000;

/**
 * Returns the page's recent readings, so that its first audit does not request them again; undefined if they are older. Once a
 * round has ended, the page no longer shows what the server says is open.
 */
function readRecently(client: QueryClient, fairness: MinesFairness, game: MinesGame | null): RecentReading | undefined {
  const isRecent = [getGetMinesFairnessQueryKey(), roundKey()].every((queryKey) => {
    const state = client.getQueryState(queryKey);
    return state?.fetchStatus === 'idle' && !state.isInvalidated && Date.now() - state.dataUpdatedAt < MAX_AGE_MS;
  });
  return isRecent && (game === null || game.status === 'open') ? { fairness, open: game } : undefined;
}

/** Renders the changes of the rules since the player's last round: terms do not move silently. */
function TermsNotice({ player, config }: Pick<FairnessWatchProps, 'player' | 'config'>) {
  const last = readLastTerms(player);
  const changes = last === undefined ? [] : changedTerms(last, termsOf(config));
  if (changes.length === 0) return null;
  const isWorse = changes.some((change) => change.isWorse);
  return (
    <Notice
      slim
      icon={isWorse ? 'warning' : 'info'}
      title="As regras mudaram desde a sua última rodada"
      text={`A casa mudou: ${changes.map(({ text }) => text).join('; ')}. Vale a partir da próxima aposta.`}
    />
  );
}

/**
 * Pause before another audit, after one that could not read the lists or while a move has no success, and between two comparisons with the
 * transactions.
 */
const RETRY_MS = 30_000;

/**
 * Examines commitments and finished games, compares the player's payments, records the verdicts, and shows contradictions and changed
 * rules. The audit runs once the list of rounds has loaded or failed. It runs again when the rules or the newest ended round change, after
 * a cash-out that left the round open, and when the commitment changes although no open round of this browser has used it. Every 30 s the
 * payments are compared, and the audit is repeated if the last one failed or a move has no answer.
 */
export function FairnessWatch({ player, config, fairness, game, isMoving }: FairnessWatchProps) {
  // The query is shared with the list of rounds, which is refetched after each end.
  const history = useQuery(getListMinesHistoryQueryOptions({ page: 1, per_page: HISTORY_PAGE_SIZE }));
  const newestId = history.data?.data[0]?.id;
  // Without the wait, the page would be audited once before the list arrives and once after.
  const isListed = !history.isPending;
  const isOpen = game?.status === 'open';

  const client = useQueryClient();
  const hasAudited = useRef(false);
  const hasFailed = useRef(false);
  /** Aborted when the page is left, or another player has logged in. */
  const visit = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    return () => controller.abort();
  }, [player]);

  const audit = useEffectEvent(() => {
    const { signal } = visit.current;
    enqueueAudit(async () => {
      if (signal.aborted) return;
      if (game !== null && !isOpen && game.status !== 'unknown') await recordGame(player, game, termsOf(config));
      const recent = hasAudited.current || isMoving ? undefined : readRecently(client, fairness, game);
      hasAudited.current = true;
      hasFailed.current = true;
      // The lists come first: they may show an end that no answer showed.
      await runAudit({ player, shown: fairness, config, signal, recent }).finally(() => recordWithheld(player));
      hasFailed.current = false;
    });
  });
  const examineChange = useEffectEvent(() => {
    const seen = readSeenCommitment(player);
    // This browser's own game used the commitment.
    if (isOpen && game.server_seed_hash === seen?.hash && game.nonce === seen.nonce) replaceSeenCommitment(player, fairness);
    else audit();
  });

  const examineCashOut = useEffectEvent(() => {
    if (!isMoving && isOpen && readStarted(player, 1)[0]?.isCashOutOpen === true) audit();
  });

  const { server_seed_hash: hash, nonce } = fairness;
  const { edge_bp: edgeBp, multipliers } = config;
  const endedId = isOpen ? undefined : game?.id;
  useEffect(() => {
    if (isListed) examineChange();
  }, [player, hash, nonce, isListed]);
  useEffect(() => {
    if (isListed) audit();
  }, [player, endedId, newestId, edgeBp, multipliers, isListed]);
  useEffect(() => examineCashOut(), [isMoving]);
  const retry = useEffectEvent(() => {
    const isUnanswered = isOpen && typeof readStarted(player, 1)[0]?.unansweredSince === 'number';
    if (hasFailed.current || isUnanswered || hasUnansweredMove(player)) audit();
    auditPayments(player, 'mines', minesPayments).catch((error: unknown) => logFailure('The payments of mines were not compared.', error));
  });
  useEffect(() => {
    const timer = setInterval(() => retry(), RETRY_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      <JournalNotice />
      <TermsNotice player={player} config={config} />
      <FairnessFindings game="mines" player={player} />
    </>
  );
}
