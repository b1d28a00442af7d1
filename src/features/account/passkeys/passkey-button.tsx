import { useMutation } from '@tanstack/react-query';

import type { PasskeyAssertion } from '@generated/api/model/passkey-assertion';
import type { PasskeyRequest } from '@generated/api/model/passkey-request';

import { describeError, HttpError } from '@/api/errors';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';

interface PasskeyButtonProps<Result> {
  /** Fetches the challenge that the device signs. */
  start: () => Promise<{ data: PasskeyRequest }>;
  /** Sends the signature to the backend. */
  send: (assertion: PasskeyAssertion) => Promise<Result>;
  /** Receives the result of `send`. */
  onDone: (result: Result) => void;
}

/**
 * Renders the button that lets the device sign a challenge and sends the signature, with the failure above it. The caller checks
 * `hasPasskeys` before, and starts the session of a login in `onDone`.
 */
export function PasskeyButton<Result>({ start, send, onDone }: PasskeyButtonProps<Result>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const [{ signWithPasskey }, { data }] = await Promise.all([import('./webauthn'), start()]);
      return send(await signWithPasskey(data));
    },
    networkMode: 'always',
    onSuccess: onDone,
  });
  return (
    <>
      <FormError message={error === null ? undefined : passkeyMessage(error)} />
      <Button wide busy={isPending} onClick={() => !isPending && mutate()}>
        Usar chave de acesso
      </Button>
    </>
  );
}

/** Returns the message for the player about a passkey that did not work. */
export function passkeyMessage(error: Error): string {
  if (error.name === 'PasskeyDismissedError') return 'A chave de acesso não foi usada. Tente de novo ou use a senha.';
  if (error instanceof HttpError) return error.fieldErrors['passkey']?.[0] ?? describeError(error);
  return describeError(error);
}
