import type { ReceiptKey } from '@generated/api/model/receipt-key';

import type { FindingEvidence } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import { compareTexts } from '../core/fair-checks';
import type { RoundVerdict } from '../core/verdict-log';
import type { KeyConflict } from './logs/chain-log';

/** Evidence of another key under a published id. Players export it: the field names must not change. */
export interface DoubleKeyEvidence extends FindingEvidence {
  readonly game: 'double';
  /** Key as this browser saw it first. */
  readonly first: ReceiptKey;
  readonly later: ReceiptKey;
}

/** Compares the two keys. */
export const verifyKeyEvidence = ({ first, later }: DoubleKeyEvidence): FairCheck[] => [
  compareTexts(`Chave dos recibos ${first.id}`, first.public_key, later.public_key),
];

/** Returns the red verdict on a replaced receipt key, which needs no bet (SPEC G12). */
export function keyVerdict(player: string | null, { first, later }: KeyConflict): RoundVerdict {
  const finding = `receipt-key-${first.id}-${later.public_key.slice(0, 8)}`;
  const evidence: DoubleKeyEvidence = { game: 'double', round: null, finding, first, later };
  return {
    player,
    game: 'double',
    round: finding,
    label: 'Double, chave dos recibos',
    verdict: 'failed',
    reasons: [`Chave ${first.id}: era ${first.public_key}; agora ${later.public_key}`],
    at: Date.now(),
    evidence,
  };
}
