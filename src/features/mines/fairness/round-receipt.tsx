import type { MinesGame } from '@generated/api/model/mines-game';

import { Receipt } from '@/shared/fairness/receipt';
import type { FairState } from '@/shared/fairness/use-fair-checks';
import { Dialog } from '@/shared/ui/dialog';
import { SupportContacts } from '@/shell/ui/support-contacts';

import { receiptFacts, lacksCommitment } from './verify';

export function RoundReceipt({ game, state, onClose }: { game: MinesGame; state: FairState; onClose: () => void }) {
  return (
    <Dialog title="Recibo da rodada" onClose={onClose}>
      <Receipt
        title={`Mines, rodada ${game.id}`}
        state={state}
        facts={receiptFacts(game)}
        help={<SupportContacts />}
        note={
          <p>
            As casas vão de 0 a 24, linha por linha.
            {state.checks !== undefined &&
              lacksCommitment(state.checks) &&
              ' Esta rodada começou em outro navegador: o que foi mostrado lá antes da aposta não pôde ser comparado aqui.'}
          </p>
        }
      />
    </Dialog>
  );
}
