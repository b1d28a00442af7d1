import { confirmAccess, useListPasskeys, startAccessConfirmation } from '@generated/api/access';

import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';

import { hasPasskeys } from './passkey-support';
import { PASSKEYS_PARAMS } from './passkeys-params';
import { usePasskey } from './use-passkey';

/** Confirms with a passkey instead of the password, if the player has one (SPEC Q31, Q32). */
export function PasskeyConfirm({ onConfirmed }: { onConfirmed: () => void }) {
  const isSupported = hasPasskeys();
  const { data } = useListPasskeys(PASSKEYS_PARAMS, { query: { enabled: isSupported } });
  const { ask, isPending, message } = usePasskey({
    start: startAccessConfirmation,
    send: (passkey) => confirmAccess({ passkey }),
    onDone: onConfirmed,
  });
  if (!isSupported || data === undefined || data.data.length === 0) return null;
  return (
    <>
      <FormError message={message} />
      <Button wide busy={isPending} onClick={ask}>
        Usar chave de acesso
      </Button>
    </>
  );
}
