import { useEffect, useEffectEvent } from 'react';

import { logInWithPasskey, startPasskeyLogin } from '@generated/api/access';
import type { ConfirmedLogin } from '@generated/api/model/confirmed-login';

import { theSession } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';

import { PasskeyButton } from './passkey-button';
import { hasPasskeyAutofill, hasPasskeys } from './passkey-support';

/**
 * Renders the login with a passkey: by a press, or by a choice in the account field if the browser offers passkeys there (SPEC Q31). That
 * field needs `webauthn` in `autoComplete`, and a challenge is fetched as soon as this is mounted. The login starts the session before
 * `onDone`. Renders nothing in browsers without passkeys.
 */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const finish = ({ access_token: token, expires_in: lifetimeSeconds }: ConfirmedLogin) => {
    theSession().receive(token, lifetimeSeconds);
    onDone();
  };
  const finishInField = useEffectEvent(finish);
  useEffect(() => {
    const stop = new AbortController();
    offerInField(stop.signal).then(
      (login) => {
        if (login !== undefined && !stop.signal.aborted) finishInField(login);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) logFailure('The passkey offered in the field was not used.', error);
      },
    );
    return () => stop.abort();
  }, []);
  if (!hasPasskeys()) return null;
  return <PasskeyButton start={startPasskeyLogin} send={logInWithPasskey} onDone={({ data }) => finish(data)} />;
}

/**
 * Waits until the player chooses a passkey in the account field, then logs in.
 *
 * @returns undefined if the browser cannot offer passkeys in a field, or the signal aborts before it does
 */
async function offerInField(signal: AbortSignal): Promise<ConfirmedLogin | undefined> {
  if (!(await hasPasskeyAutofill()) || signal.aborted) return undefined;
  const [{ signWithPasskey }, { data }] = await Promise.all([import('./webauthn'), startPasskeyLogin()]);
  if (signal.aborted) return undefined;
  return (await logInWithPasskey(await signWithPasskey(data, signal))).data;
}
