import { showAlert } from '@/product/alert-store';

import { reloadPage } from '../updates/guarded-reload';
import { isHostReachable } from '../updates/host-probe';

/** Reloads the page, with the drafts of its forms; shows an alert if the server is unreachable or the drafts cannot be stored. */
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
