import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { answerConfirmation } from '@/product/access-confirmation';

import { ConfirmForm } from './confirm-form';

/**
 * Renders the modal `confirm_access`, with which the player allows a request that the backend has refused (SPEC Q32). A confirmation lets
 * all waiting requests be sent again, and closes the modal. If it is closed otherwise, they stay refused.
 */
export function ConfirmAccessDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Confirme que é você" onClose={onClose}>
      <ConfirmForm
        lead="Para proteger o seu dinheiro, precisamos confirmar que é você. Nada foi enviado ainda."
        submit="Confirmar e continuar"
        onConfirmed={() => answerConfirmation(true)}
      >
        <Button variant="ghost" wide onClick={onClose}>
          Agora não
        </Button>
      </ConfirmForm>
    </Dialog>
  );
}
