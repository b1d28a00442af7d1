import { getMinesFairness, listMinesHistory } from '@generated/api/mines';
import type { Id } from '@generated/api/model/id';
import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesFairness } from '@generated/api/model/mines-fairness';
import type { MinesGame } from '@generated/api/model/mines-game';

import type { FairCheck } from '@/fairness/core/fair-checks';
import { verdictOf, verdictReasons } from '@/fairness/core/fair-checks';
import { isFinding } from '@/fairness/core/evidence';
import { findingVerdict, withheldVerdict } from '@/fairness/core/finding';
import { findVerdict, isEndKnown, listVerdicts, readEvidence, recordVerdict } from '@/fairness/core/verdict-log';
import type { AuditInputs } from '@/fairness/mines/audit';
import { auditMines, isAuditId, listReveals, reachesNonce } from '@/fairness/mines/audit';
import type { SeenCommitment } from '@/fairness/mines/commitments';
import { isSameCommitment, readSeenCommitment, replaceSeenCommitment, toSeen } from '@/fairness/mines/commitments';
import type { MinesAuditEvidence } from '@/fairness/mines/evidence';
import { failedAttempts, isMinesRound, minesEvidence, verifyMinesEvidence } from '@/fairness/mines/evidence';
import { hasReplaced, recordReveal } from '@/fairness/mines/journal';
import { readLostStart, readRecords, readStarted, refusedHashes } from '@/fairness/mines/read-journal';
import type { MinesTerms } from '@/fairness/mines/odds';
import { termsOf } from '@/fairness/mines/odds';
import { attemptsVerdict } from '@/fairness/mines/refusals';
import { formatMoney } from '@/shared/format/money';
import { sleep } from '@/shared/lib/sleep';

import { minesText } from '../round-labels';
import { fetchOpenGame } from '../round-query';

/** Pause between two readings: a game may start or end during the first, and reads may lag 5 s behind (contract). */
const CONFIRM_DELAY_MS = 5500;
/** Time after a move without a success from which on its game counts as withheld. */
const WITHHELD_AFTER_MS = 60_000;
const PAGE_SIZE = 20;
/** Maximum number of games started by this browser lately that an audit looks for in the lists. */
const MAX_STARTED = 40;

/** Reason in the verdict on a game whose verification threw an error. */
const UNSUPPORTED = 'Este navegador não conseguiu conferir: a conferência usa o WebCrypto, que só existe em conexão segura (https).';

/** Commitment to the next game, and open game, as the page read them a moment ago. */
export interface RecentReading {
  readonly fairness: MinesFairness;
  readonly open: MinesGame | null;
}

interface AuditRun {
  readonly player: Id;
  /** Commitment to the next game that the page shows. */
  readonly shown: MinesFairness;
  readonly config: MinesConfig;
  /** Aborted once another player may have logged in: their lists would look like a contradiction. */
  readonly signal: AbortSignal;
  /** Readings used for the first reading of the audit. A finding that follows from them needs the second one like any other. */
  readonly recent?: RecentReading | undefined;
}

/**
 * Examines the commitment that replaced the last seen one, the order of the player's games and the published table, and records the
 * verdicts on these, on the latest 20 ended games, on refused moves and on a lost start. Replaces the stored commitment, and writes reveals
 * into the journal. A finding needs two readings, seconds apart. An audit that is aborted while it reads records nothing. Two audits must
 * not overlap (`enqueueAudit`).
 *
 * @throws {ApiError} if a list cannot be read
 */
export async function runAudit({ player, shown, config, signal, recent }: AuditRun): Promise<void> {
  const seen = readSeenCommitment(player);
  const outdated = [seen, toSeen(shown)].filter((one) => one !== undefined);
  let inputs = await readInputs(player, config, outdated, recent);
  let findings = await auditMines(inputs);
  if (findings.length > 0) {
    await sleep(CONFIRM_DELAY_MS, signal);
    if (signal.aborted) return;
    const before = new Set(findings.map(({ id }) => id));
    inputs = await readInputs(player, config, [...inputs.outdated, toSeen(inputs.fairness)]);
    findings = (await auditMines(inputs)).filter(({ id }) => before.has(id));
  }
  if (signal.aborted) return;
  for (const { id, label, check } of findings) {
    const evidence: MinesAuditEvidence = { game: 'mines', round: null, finding: id, audit: inputs };
    recordVerdict(findingVerdict(player, label, evidence, [check]));
  }
  replaceSeenCommitment(player, inputs.fairness);
  recordReveals(inputs.fairness);
  for (const game of inputs.ended) await recordGame(player, game, termsOf(config));
  await recordRefusals(player, inputs.ended, termsOf(config));
  recordLostStart(player, inputs);
}

/** Writes the revealed seeds of refused starts into the journal, because the list of reveals is short. */
function recordReveals(fairness: MinesFairness): void {
  const hashes = refusedHashes();
  for (const reveal of listReveals(fairness)) if (hashes.has(reveal.server_seed_hash)) recordReveal(reveal);
}

/**
 * Records a verdict if more diamonds were refused over all games with evidence than chance explains (SPEC G16). Counts only if one of
 * the listed ended games has a start or press without its effect.
 */
async function recordRefusals(player: Id, ended: readonly MinesGame[], terms: MinesTerms): Promise<void> {
  if ((await failedAttempts(ended.map((game) => minesEvidence(game, terms)))).length === 0) return;
  const all = listVerdicts(player).flatMap((entry) => readEvidence(player, entry) ?? []);
  const verdict = attemptsVerdict(player, await failedAttempts(all.filter(isMinesRound).toReversed()));
  if (verdict !== undefined) recordVerdict(verdict);
}

/** Returns the newest start on this device if it got no answer and no game, and the player has no verdict about it. */
function lostStart(player: Id) {
  const start = readLostStart();
  const finding = `start ${start?.act.asked.client_seed}`;
  return start === undefined || findVerdict(player, { game: 'mines', round: finding }) !== undefined ? undefined : { ...start, finding };
}

/** Records a start as `unchecked` (orange) if it has no answer for a minute, and no game in the lists: its stake may have been taken. */
function recordLostStart(player: Id, { open, ended }: AuditInputs): void {
  const start = lostStart(player);
  if (start === undefined || Date.now() - start.at < WITHHELD_AFTER_MS) return;
  const { asked } = start.act;
  if ([open, ...ended].some((game) => game?.client_seed === asked.client_seed)) return;
  const label = `Mines, aposta sem resposta: ${formatMoney(asked.amount)}, ${minesText(asked.mines)}`;
  recordVerdict(withheldVerdict(player, 'mines', start.finding, label, readRecords({ id: asked.client_seed })));
}

/**
 * Verifies an ended game and records the verdict, but no `unchecked` one in place of a known verdict, nor any in place of a finding about
 * no single game (`isAuditId`).
 */
export async function recordGame(player: Id, game: MinesGame, terms: MinesTerms): Promise<void> {
  const evidence = minesEvidence(game, terms);
  const checks = await verifyMinesEvidence(evidence).catch((): FairCheck[] => []);
  const verdict = verdictOf(checks);
  // The lines of an old game may have been dropped since.
  if (verdict === 'unchecked' && findVerdict(player, { game: 'mines', round: game.id }) !== undefined) return;
  const earlier = readEvidence(player, { game: 'mines', round: game.id });
  const isMissing = earlier !== null && isFinding(earlier);
  if (isMissing && isAuditId(game.id)) return;
  recordVerdict({
    player,
    game: 'mines',
    round: game.id,
    label: gameLabel(game.id, game),
    verdict,
    reasons: checks.length === 0 ? [UNSUPPORTED] : verdictReasons(checks),
    at: Date.now(),
    evidence,
    // The game was missing from the lists, and has appeared.
    isExplained: isMissing,
  });
}

/** Returns those of the latest 5 games on this device, of any account, without an end and a verdict, whose last move has no success. */
const unansweredGames = (player: Id) =>
  readStarted(undefined, 5).flatMap(({ id, asked, hasEnded, unansweredSince }) => {
    const isDone = hasEnded || unansweredSince === null || isEndKnown('mines', id);
    return isDone || findVerdict(player, { game: 'mines', round: id }) !== undefined ? [] : [{ id, asked, unansweredSince }];
  });

/** Returns true if a move on this device has no success, and no verdict yet. */
export const hasUnansweredMove = (player: Id): boolean => unansweredGames(player).length > 0 || lostStart(player) !== undefined;

/**
 * Records as `unchecked` (orange) the games without a verdict whose last move has no success for a minute. Games on this device count for
 * `player`, whichever account has played them.
 */
export function recordWithheld(player: Id): void {
  for (const { id, asked, unansweredSince } of unansweredGames(player)) {
    if (Date.now() - unansweredSince < WITHHELD_AFTER_MS) continue;
    recordVerdict(withheldVerdict(player, 'mines', id, gameLabel(id, asked), readRecords({ id })));
  }
}

const gameLabel = (id: Id, { amount, mines }: Pick<MinesGame, 'amount' | 'mines'>) =>
  `Mines, rodada ${id}: ${formatMoney(amount)}, ${minesText(mines)}`;

/** Reads the lists, but the commitment and the started games first: they are then in the lists. */
async function readInputs(
  player: Id,
  { edge_bp: edgeBp, multipliers }: MinesConfig,
  seen: readonly SeenCommitment[],
  recent?: RecentReading,
): Promise<AuditInputs> {
  const fairness = recent?.fairness ?? (await getMinesFairness()).data;
  const started = readStarted(player, MAX_STARTED);
  const [open, { data: ended, meta }] = await Promise.all([
    recent === undefined ? fetchOpenGame() : recent.open,
    listMinesHistory({ per_page: PAGE_SIZE }),
  ]);
  const distinct = new Map(seen.map((one) => [`${one.hash} ${one.nonce}`, one]));
  const outdated = [...distinct.values()].filter((one) => !isSameCommitment(one, fairness));
  // A short page is the last one, whatever the total says.
  const isComplete = ended.length < PAGE_SIZE || ended.length >= meta.total;
  const asked = outdated.flatMap(({ hash }) => (hasReplaced(hash) ? hash : []));
  const inputs = { fairness, open, ended, isComplete, older: [], outdated, asked, started, table: { edgeBp, multipliers } };
  const oldest = Math.min(...outdated.map(({ nonce }) => nonce));
  const newest = ended[0]?.nonce;
  if (newest === undefined || outdated.length === 0 || reachesNonce(inputs, oldest)) return inputs;
  // Each game has the number after that of the game before.
  const page = Math.floor((newest - oldest) / PAGE_SIZE) + 1;
  return { ...inputs, older: (await listMinesHistory({ per_page: PAGE_SIZE, page })).data };
}
