import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { getValidateDocumentMutationOptions } from '@generated/api/auth';

import { digitsOf } from '@/shared/forms/mask';
import { formatDay } from '@/shared/format/date';

import type { RegisterValues } from '../register-draft';
import { getRegisterDraft, updateRegisterDraft } from '../register-draft';
import { cpfRejectionMessage, cpfCheckErrorMessage } from '../register-errors';

/**
 * Returns `check`, which fills in name and birthday of an accepted CPF and leaves both empty after a failure (SPEC V1). `clear` empties
 * them if they belong to a checked CPF. Both also change the draft.
 */
export function useCpfCheck(form: UseFormReturn<RegisterValues>) {
  const { mutateAsync, isPending } = useMutation(getValidateDocumentMutationOptions());
  const pendingCheck = useRef<{ digits: string; result: Promise<boolean> } | null>(null);
  const currentDigits = () => digitsOf(form.getValues('document'));

  /** Clears name and birthday, because the typed CPF is no longer theirs. */
  function clear(): void {
    if (getRegisterDraft().checkedCpf === '') return;
    form.setValue('name', '');
    form.setValue('birthday', '');
    form.clearErrors(['name', 'birthday']);
    updateRegisterDraft({ checkedCpf: '', values: { ...form.getValues(), name: '', birthday: '' } });
  }

  async function requestCheck(digits: string): Promise<boolean> {
    const errorMessage = await mutateAsync({ data: { document: digits } }).then((response) => {
      // The body of a success can be empty (null).
      const rejection = cpfRejectionMessage(response ?? {});
      // The player may have typed another CPF meanwhile.
      if (rejection !== undefined || currentDigits() !== digits) return rejection;
      form.setValue('name', response.name ?? '');
      form.setValue('birthday', formatDay(response.birthday ?? ''));
      form.clearErrors(['document', 'name', 'birthday']);
      updateRegisterDraft({ checkedCpf: digits, values: form.getValues() });
      return undefined;
    }, cpfCheckErrorMessage);
    if (currentDigits() !== digits) return false;
    if (errorMessage !== undefined) form.setError('document', { type: 'server', message: errorMessage });
    return errorMessage === undefined;
  }

  return {
    isChecking: isPending,
    clear,
    /**
     * Resolves to true if the backend accepts the typed CPF, whose check digits the caller validates. Resolves to false after a failure,
     * with an error on the field, or if another CPF was typed meanwhile. A known CPF is not checked again.
     */
    check(): Promise<boolean> {
      const digits = currentDigits();
      if (getRegisterDraft().checkedCpf === digits) return Promise.resolve(true);
      if (pendingCheck.current?.digits === digits) return pendingCheck.current.result;
      clear();
      const result = requestCheck(digits).finally(() => {
        if (pendingCheck.current?.digits === digits) pendingCheck.current = null;
      });
      pendingCheck.current = { digits, result };
      return result;
    },
  };
}
