import { registerPasskey, startPasskeyRegistration } from '@generated/api/access';

import { showAlert } from '@/product/alert-store';

import { PasswordStep } from '../security/password-step';
import { passkeyMessage } from './use-passkey';

/** Name of a new passkey until the player renames it. */
const NEW_NAME = 'Chave de acesso';

interface PasskeyRegistrationProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Renders the registration of a passkey on this device, which requires the password first. */
export function PasskeyRegistration({ onDone, onCancel }: PasskeyRegistrationProps) {
  return (
    <PasswordStep
      label="Criar chave de acesso"
      lead="Confirme a sua senha. Depois, o aparelho pede a sua digital, o rosto ou o PIN."
      next="Continuar"
      describe={passkeyMessage}
      send={async (password) => {
        const [{ createPasskey }, { data }] = await Promise.all([import('./webauthn'), startPasskeyRegistration({ password })]);
        return registerPasskey(await createPasskey(data, NEW_NAME));
      }}
      onDone={() => {
        showAlert('success', 'Chave de acesso criada.');
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
