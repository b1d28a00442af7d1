import { useMutation } from '@tanstack/react-query';

import type { PasskeyAssertion } from '@generated/api/model/passkey-assertion';
import type { PasskeyRequest } from '@generated/api/model/passkey-request';

import { describeError, HttpError } from '@/api/errors';

interface UsePasskeyOptions<Result> {
  /** Fetches the challenge that the device signs. */
  start: () => Promise<{ data: PasskeyRequest }>;
  send: (assertion: PasskeyAssertion) => Promise<Result>;
  onDone: (result: Result) => void;
}

/** Returns `ask`, which lets the device sign a challenge and sends the signature, with its state. */
export function usePasskey<Result>({ start, send, onDone }: UsePasskeyOptions<Result>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const [{ signWithPasskey }, { data }] = await Promise.all([import('./webauthn'), start()]);
      return send(await signWithPasskey(data));
    },
    networkMode: 'always',
    onSuccess: onDone,
  });
  return {
    ask: () => {
      if (!isPending) mutate();
    },
    isPending,
    message: error === null ? undefined : passkeyMessage(error),
  };
}

/** Returns the message for the player about a passkey that did not work. */
export function passkeyMessage(error: Error): string {
  if (error.name === 'PasskeyDismissedError') return 'A chave de acesso não foi usada. Tente de novo ou use a senha.';
  if (error instanceof HttpError) return error.fieldErrors['passkey']?.[0] ?? describeError(error);
  return describeError(error);
}
