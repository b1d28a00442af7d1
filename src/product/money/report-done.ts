import { logFailure } from '@/shared/lib/log';

import { showAlert } from '../alert-store';

/**
 * Calls the handler of an executed operation. Logs its error and shows that the operation was executed: otherwise the player would
 * press again.
 */
export function reportDone<Outcome>(onDone: (outcome: Outcome) => void, outcome: Outcome): void {
  try {
    onDone(outcome);
  } catch (error) {
    logFailure('The handler of an executed money operation failed.', error);
    showAlert('success', 'Pedido feito. Se a tela não mudar, recarregue a página.');
  }
}
