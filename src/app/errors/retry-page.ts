import { showAlert } from '@/shell/alert-store';

import { isHostReachable } from '../updates/host-probe';
import { reloadPage } from '../updates/reload';

/** Reloads the page because the player asked for it. If that cannot work now, or would lose a form, an alert says so. */
export async function retryPage(): Promise<void> {
  if (!(await isHostReachable())) {
    showAlert(
      'error',
      navigator.onLine ? 'O site ainda não respondeu. Tente de novo em instantes.' : 'Você está sem internet. Conecte-se e tente de novo.',
    );
    return;
  }
  if (!reloadPage()) showAlert('error', 'Recarregar apagaria o que você digitou. Conclua ou copie antes o que está na tela.');
}
