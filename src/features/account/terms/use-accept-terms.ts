import { useMutation, useQueryClient } from '@tanstack/react-query';

import { getGetProtectionQueryKey } from '@generated/api/protection';
import { acceptTerms, getGetTermsQueryKey } from '@generated/api/terms';

import { HttpError } from '@/api/errors';
import { showAlert } from '@/product/alert-store';

/**
 * Returns a mutation that accepts the version that the player has read (SPEC Q2). It shows an alert, and refetches terms and protection
 * before `onAccepted`. A 409 refetches the terms, because a newer version is in force. The caller shows errors. A repeated request is safe,
 * because a version is accepted once.
 */
export function useAcceptTerms(onAccepted?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: string) => acceptTerms({ version }),
    onSuccess: async (_, version) => {
      showAlert('success', `Você aceitou os termos de uso, versão ${version}.`);
      await Promise.all([
        client.invalidateQueries({ queryKey: getGetProtectionQueryKey() }),
        client.invalidateQueries({ queryKey: getGetTermsQueryKey() }),
      ]);
      onAccepted?.();
    },
    onError: (error) => {
      if (error instanceof HttpError && error.status === 409) void client.invalidateQueries({ queryKey: getGetTermsQueryKey() });
    },
  });
}
