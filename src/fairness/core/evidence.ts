import type { Beacon } from './signatures';

export type FairGame = 'mines' | 'double';

/**
 * Everything that a verification of one round reads, as JSON. Each game extends it with the contract's objects and with
 * what the browser stored, so that anyone can repeat the verification later (SPEC G9).
 */
export interface RoundEvidence {
  readonly game: FairGame;
}

/** Evidence of a contradiction that concerns no single round. */
export interface FindingEvidence extends RoundEvidence {
  readonly round: null;
  /** The id of the finding. */
  readonly finding: string;
}

export const isFinding = (evidence: RoundEvidence): evidence is FindingEvidence => 'round' in evidence && evidence.round === null;

/** The exported file. Players keep it: the names must not change. */
export interface EvidenceFile {
  readonly format: typeof EVIDENCE_FORMAT;
  readonly version: typeof EVIDENCE_VERSION;
  /** Time of the export in ISO 8601. */
  readonly exported_at: string;
  /** Beacon that this site trusts, whatever the operator's responses name; null if no round needs it. */
  readonly beacon: Beacon | null;
  readonly rounds: readonly RoundEvidence[];
}

export const EVIDENCE_FORMAT = 'fairness-evidence';
export const EVIDENCE_VERSION = 1;

/** The contents of a file before it is exported. */
export type Evidence = Pick<EvidenceFile, 'beacon' | 'rounds'>;

/** Returns the text of the evidence file. */
export function evidenceText({ beacon, rounds }: Evidence, now = new Date()): string {
  const file: EvidenceFile = { format: EVIDENCE_FORMAT, version: EVIDENCE_VERSION, exported_at: now.toISOString(), beacon, rounds };
  return JSON.stringify(file, null, 2);
}
