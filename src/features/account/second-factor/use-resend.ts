import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { resendLoginCode } from '@generated/api/access';
import type { LoginChallenge } from '@generated/api/model/login-challenge';

import { retryAfterMs } from '@/api/errors';
import { useNow } from '@/shared/lib/use-now';

const SECOND_MS = 1000;

/** Returns `resend`, which sends another code by e-mail, and the seconds until the backend allows it. */
export function useResend({ challenge, resend_in: resendIn, methods }: LoginChallenge) {
  const now = useNow();
  const [resendAt, setResendAt] = useState(() => Date.now() + resendIn * SECOND_MS);
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () => resendLoginCode({ challenge }),
    onSuccess: ({ data }) => setResendAt(Date.now() + data.resend_in * SECOND_MS),
    onError: (failure) => setResendAt(Date.now() + retryAfterMs(failure)),
  });
  return {
    /** Seconds until a code can be sent, 0 if it can be sent now. */
    secondsLeft: Math.max(0, Math.ceil((resendAt - now) / SECOND_MS)),
    /** True if a code has been sent to the e-mail: by `resend`, or by the login itself if e-mail is the first method. */
    isSent: methods[0] === 'email' || isSuccess,
    hasResent: isSuccess,
    isPending,
    error,
    resend: () => {
      if (!isPending) mutate();
    },
  };
}
