// Separate chunk: loaded only when a receipt key was replaced.
import { useEffect } from 'react';

import { recordVerdict } from '@/fairness/core/verdict-log';
import type { DoubleKeyEvidence } from '@/fairness/double/key-finding';
import { keyVerdict, verifyKeyEvidence } from '@/fairness/double/key-finding';
import type { KeyConflict } from '@/fairness/double/logs/chain-log';
import { FairnessFindings } from '@/product/ui/fairness-findings';

/** Records replaced receipt keys as red verdicts, and shows them. */
export function KeyFindings({ player, conflicts }: { player: string | null; conflicts: readonly KeyConflict[] }) {
  useEffect(() => {
    for (const conflict of conflicts) recordVerdict(keyVerdict(player, conflict));
  }, [player, conflicts]);
  return (
    <FairnessFindings
      game="double"
      player={player}
      verify={(evidence) => Promise.resolve(verifyKeyEvidence(evidence as DoubleKeyEvidence))}
    />
  );
}
