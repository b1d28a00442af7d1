import { receiptFacts } from '@/fairness/mines/verify';
import { Receipt } from '@/fairness/ui/receipt';
import { Dialog } from '@/shared/ui/dialog';
import { SupportContacts } from '@/product/ui/support-contacts';

import type { RoundCheck } from './use-round-check';

/** Renders the receipt of an ended round in a dialog. */
export function RoundReceipt({ check: { state, evidence }, onClose }: { check: RoundCheck; onClose: () => void }) {
  const { round, journal } = evidence;
  return (
    <Dialog title="Recibo da rodada" onClose={onClose}>
      <Receipt
        copiedTitle={`Mines, rodada ${round.id}`}
        state={state}
        facts={receiptFacts(round, journal)}
        help={<SupportContacts />}
        evidence={{ beacon: null, rounds: [evidence] }}
        note={<p>As casas vão de 0 a 24, linha por linha.</p>}
      />
    </Dialog>
  );
}
