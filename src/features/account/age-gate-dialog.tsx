import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { useModalImage } from '@/product/use-modal-image';

import styles from './account-form.module.css';

/** Renders the 18+ notice (SPEC M3). It asks nothing, because everybody would answer with yes: the registration checks the age. */
export function AgeGateDialog({ onClose }: { onClose: () => void }) {
  const banner = useModalImage('majority');
  return (
    <Dialog title="Só para maiores de 18 anos" banner={banner} onClose={onClose}>
      <div className={styles.form}>
        <p>A lei proíbe apostas por menores de 18 anos. No cadastro, o CPF e a data de nascimento são conferidos.</p>
        <p className={styles.lead}>
          Se um menor usa este aparelho, saia da sua conta depois de jogar, não salve a senha no navegador e ative o controle parental do
          aparelho.
        </p>
        <Button wide onClick={onClose}>
          Entendi
        </Button>
      </div>
    </Dialog>
  );
}
