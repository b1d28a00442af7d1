import { useEffect, useEffectEvent } from 'react';

import { logInWithPasskey, startPasskeyLogin } from '@generated/api/access';
import type { ConfirmedLogin } from '@generated/api/model/confirmed-login';

import { theSession } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';

import { hasPasskeyAutofill, hasPasskeys } from './passkey-support';
import { usePasskey } from './use-passkey';

/** Logs in with a passkey: by a press, or by a choice in the account field if the browser offers passkeys there (SPEC Q31). */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const finish = useEffectEvent(({ access_token: token, expires_in: lifetimeSeconds }: ConfirmedLogin) => {
    theSession().receive(token, lifetimeSeconds);
    onDone();
  });
  const { ask, isPending, message } = usePasskey({
    start: startPasskeyLogin,
    send: logInWithPasskey,
    onDone: ({ data }) => {
      theSession().receive(data.access_token, data.expires_in);
      onDone();
    },
  });
  useEffect(() => {
    const stop = new AbortController();
    offerInField(stop.signal).then(
      (login) => {
        if (login !== undefined && !stop.signal.aborted) finish(login);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) logFailure('The passkey offered in the field was not used.', error);
      },
    );
    return () => stop.abort();
  }, []);
  if (!hasPasskeys()) return null;
  return (
    <>
      <FormError message={message} />
      <Button wide busy={isPending} onClick={ask}>
        Usar chave de acesso
      </Button>
    </>
  );
}

/**
 * Waits until the player chooses a passkey in the account field, then logs in.
 *
 * @returns undefined if the browser cannot offer passkeys in a field
 */
async function offerInField(signal: AbortSignal): Promise<ConfirmedLogin | undefined> {
  if (!(await hasPasskeyAutofill()) || signal.aborted) return undefined;
  const [{ signWithPasskey }, { data }] = await Promise.all([import('./webauthn'), startPasskeyLogin()]);
  if (signal.aborted) return undefined;
  return (await logInWithPasskey(await signWithPasskey(data, signal))).data;
}
