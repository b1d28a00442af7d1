// Separate chunk: loaded only for a replaced receipt key, or a contradiction that concerns no single round.
import { useEffect } from 'react';

import { recordVerdict } from '@/fairness/core/verdict-log';
import { keyVerdict } from '@/fairness/double/finding';
import type { KeyConflict } from '@/fairness/double/logs/chain-log';
import { FairnessFindings } from '@/product/ui/fairness-findings';

/** Records each replaced key of bet receipts as a failed (red) verdict, and shows the contradictions that concern no single round. */
export function KeyFindings({ player, conflicts }: { player: string | null; conflicts: readonly KeyConflict[] }) {
  useEffect(() => {
    for (const conflict of conflicts) recordVerdict(keyVerdict(player, conflict));
  }, [player, conflicts]);
  return <FairnessFindings game="double" player={player} />;
}
