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
  /** Id of the finding, the same each time that it is found. */
  readonly finding: string;
}

/** Returns true for the evidence of a finding, which has no round. */
export const isFinding = (evidence: RoundEvidence): evidence is FindingEvidence => 'round' in evidence && evidence.round === null;

/** The exported file. Players keep it: the names must not change. */
export interface EvidenceFile {
  readonly format: typeof EVIDENCE_FORMAT;
  readonly version: typeof EVIDENCE_VERSION;
  /** Time of the export in ISO 8601. */
  readonly exported_at: string;
  /** Beacon that the exporting site trusts, whatever the operator's responses name; null if no round needs it. */
  readonly beacon: Beacon | null;
  readonly rounds: readonly RoundEvidence[];
  /** Checksum of time, beacon and rounds: a file that was changed after its export is refused. It is no signature. */
  readonly checksum: string;
}

/** Value of `format`, by which an evidence file is recognized. */
export const EVIDENCE_FORMAT = 'fairness-evidence';
/** Version of the file format. Version 2 has the journal in place of saved commitments and bets, and the checksum. */
export const EVIDENCE_VERSION = 2;

/** The contents of a file before it is exported. */
export type Evidence = Pick<EvidenceFile, 'beacon' | 'rounds'>;

/** Returns the text of the evidence file. */
export function evidenceText({ beacon, rounds }: Evidence, now = new Date()): string {
  const content = { exported_at: now.toISOString(), beacon, rounds };
  const file: EvidenceFile = { format: EVIDENCE_FORMAT, version: EVIDENCE_VERSION, ...content, checksum: checksumOf(content) };
  return JSON.stringify(file, null, 2);
}

/** Computes CRC-32 of the compact JSON, as eight hex characters. It needs no secure connection and no wait. */
export function checksumOf({ exported_at, beacon, rounds }: Pick<EvidenceFile, 'exported_at' | 'beacon' | 'rounds'>): string {
  let crc = -1;
  for (const byte of new TextEncoder().encode(JSON.stringify([exported_at, beacon, rounds]))) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ ((crc & 1) * 0xed_b8_83_20);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}
