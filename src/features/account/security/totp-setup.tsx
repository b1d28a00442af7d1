// Separate chunk: loaded only when a player activates an app for codes.
import { useState } from 'react';

import { startTotp } from '@generated/api/access';
import type { TotpSecret } from '@generated/api/model/totp-secret';

import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { TotpConfirm } from './totp-confirm';

interface TotpSetupProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Renders the steps that activate an app for codes: password, secret and first code, recovery codes (SPEC Q30). Secrets stay in memory. */
export function TotpSetup({ onDone, onCancel }: TotpSetupProps) {
  const [secret, setSecret] = useState<TotpSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (secret !== undefined) return <TotpConfirm secret={secret} onDone={setCodes} onCancel={onCancel} />;
  return (
    <PasswordStep
      label="Usar um aplicativo de códigos"
      lead="Primeiro, confirme a sua senha."
      next="Continuar"
      send={async (password) => (await startTotp({ password })).data}
      onDone={setSecret}
      onCancel={onCancel}
    />
  );
}
