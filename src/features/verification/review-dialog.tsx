import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';

import { IN_REVIEW } from './verification-messages';

interface ReviewDialogProps {
  /** Runs if the player wants to make the check once more. */
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Renders the notice that a finished check is under review (SPEC W1). */
export function ReviewDialog({ onAgain, onClose }: ReviewDialogProps) {
  return (
    <Dialog title="Verificação em análise" onClose={onClose}>
      <div className={layout.large}>
        <p>{IN_REVIEW}</p>
        <p className={quiet.text}>Se algo deu errado no envio, você pode fazer a verificação de novo.</p>
        <Button variant="primary" wide onClick={onClose}>
          Entendi
        </Button>
        <Button wide onClick={onAgain}>
          Fazer de novo
        </Button>
      </div>
    </Dialog>
  );
}
