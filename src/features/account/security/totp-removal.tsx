import { removeTotp } from '@generated/api/access';

import { showAlert } from '@/product/alert-store';

import { PasswordStep } from './password-step';

interface TotpRemovalProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Renders the removal of the app for codes, which also ends the trust in all devices (SPEC Q30). */
export function TotpRemoval({ onDone, onCancel }: TotpRemovalProps) {
  return (
    <PasswordStep
      label="Parar de usar o aplicativo"
      lead="Os próximos códigos vão para o seu e-mail, e os aparelhos de confiança voltam a pedir código."
      next="Parar de usar"
      send={(password) => removeTotp({ password })}
      onDone={() => {
        showAlert('success', 'Aplicativo de códigos removido.');
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
