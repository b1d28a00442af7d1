// Separate chunk: loaded only when a receipt key was replaced.
import { useEffect } from 'react';

import { recordVerdict } from '@/shared/fairness/verdict-log';
import { FairnessFindings } from '@/shell/ui/fairness-findings';

import type { KeyConflict } from './logs/chain-log';
import type { DoubleKeyEvidence } from './checks/key-finding';
import { keyVerdict, verifyKeyEvidence } from './checks/key-finding';

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
