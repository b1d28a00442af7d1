// Separate chunk: loaded only when the page is locked.
import { theSession } from '@/session/use-session';
import { Button } from '@/shared/ui/button';

import { ConfirmForm } from './confirm-form';

/** Renders the form that unlocks a page after inactivity (SPEC Q33), with a button that logs out. */
export function UnlockForm({ onUnlocked }: { onUnlocked: () => void }) {
  return (
    <ConfirmForm
      lead="Você ficou um tempo sem usar o site. Tudo continua como você deixou: confirme que é você para voltar."
      submit="Desbloquear"
      onConfirmed={onUnlocked}
    >
      <Button variant="ghost" wide onClick={() => void theSession().logout()}>
        Sair da conta
      </Button>
    </ConfirmForm>
  );
}
