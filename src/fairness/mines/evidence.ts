import type { MinesGame } from '@generated/api/model/mines-game';

import type { FindingEvidence, RoundEvidence } from '../core/evidence';
import { isFinding } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import { statedPayments } from '../core/payments';
import type { MinesRecords } from './read-journal';
import { NO_RECORDS, readRecords } from './read-journal';
import type { MinesTerms } from './odds';
import type { AuditInputs } from './audit';
import type { StatedGame } from './compare';
import type { MinesAttempt } from './refusals';
import { refusedPresses, refusedStarts } from './refusals';
import { verifyMinesGame } from './verify';

/** Inputs of a game's verification. Players export them: the field names must not change. */
export interface MinesEvidence extends RoundEvidence {
  readonly game: 'mines';
  /** Statement about the game, without what no check reads. */
  readonly round: StatedGame;
  /** Acts of this browser and their answers. Absent in evidence that earlier versions stored. */
  readonly journal?: MinesRecords;
  /** Terms at the time of the verification; absent if the journal has those of the start. */
  readonly terms?: MinesTerms | undefined;
}

/** Inputs of one finding of the audit. Players export them: the field names must not change. */
export interface MinesAuditEvidence extends FindingEvidence {
  readonly game: 'mines';
  readonly audit: AuditInputs;
}

/** Returns true for the evidence of a game. */
export const isMinesRound = (evidence: RoundEvidence): evidence is MinesEvidence => evidence.game === 'mines' && !isFinding(evidence);

/** Collects what this browser knows about an ended game. @param terms current ones, which count if it was started elsewhere */
export function minesEvidence(game: MinesGame, terms: MinesTerms) {
  const { next_multiplier: _, ...round } = game;
  const journal = readRecords(round);
  const hasStart = journal.lines.some(({ act }) => act?.type === 'start');
  return { game: 'mines', round, journal, ...(!hasStart && { terms }) } satisfies MinesEvidence;
}

/** Lists what must be in the player's transactions about a game. */
export const minesPayments = ({ round }: MinesEvidence) => statedPayments([round]);

/** Lists the acts of ended games that stayed without their effect, in the order of the games. @throws {Error} without WebCrypto */
export async function failedAttempts(all: readonly MinesEvidence[]): Promise<MinesAttempt[]> {
  const attempts: MinesAttempt[] = [];
  for (const { round, journal = NO_RECORDS } of all)
    attempts.push(...(await refusedStarts(round, journal)), ...refusedPresses(round, journal));
  return attempts;
}

/** Verifies the evidence of a game, on the site and from a file. @throws {Error} without WebCrypto */
export const verifyMinesEvidence = ({ round, journal = NO_RECORDS, terms }: MinesEvidence): Promise<FairCheck[]> =>
  verifyMinesGame(round, journal, terms);
