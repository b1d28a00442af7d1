import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { getValidateDocumentMutationOptions } from '@generated/api/auth';

import { digitsOf } from '@/shared/forms/mask';
import { formatDay } from '@/shared/format/date';

import type { RegisterValues } from '../register-draft';
import { getRegisterDraft, updateRegisterDraft } from '../register-draft';
import { cpfRejectionMessage, cpfCheckErrorMessage } from '../register-errors';

/** Checks the form's CPF on the server and fills in name and birthday. A failed check clears both (SPEC V1). */
export function useCpfCheck(form: UseFormReturn<RegisterValues>) {
  const { mutateAsync, isPending } = useMutation(getValidateDocumentMutationOptions());
  const pendingCheck = useRef<{ digits: string; result: Promise<boolean> } | null>(null);
  const currentDigits = () => digitsOf(form.getValues('document'));

  /** Clears the name and birthday of another CPF. */
  function clear(): void {
    if (getRegisterDraft().checkedCpf === '') return;
    form.setValue('name', '');
    form.setValue('birthday', '');
    form.clearErrors(['name', 'birthday']);
    updateRegisterDraft({ checkedCpf: '', values: { ...form.getValues(), name: '', birthday: '' } });
  }

  async function requestCheck(digits: string): Promise<boolean> {
    const errorMessage = await mutateAsync({ data: { document: digits } }).then((answer) => {
      // A success can have no body.
      const rejection = cpfRejectionMessage(answer ?? {});
      // Outdated: the player typed another CPF in the meantime.
      if (rejection !== undefined || currentDigits() !== digits) return rejection;
      form.setValue('name', answer.name ?? '');
      form.setValue('birthday', formatDay(answer.birthday ?? ''));
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
    /** Checks the current CPF unless it is known already. Returns true if it was accepted. */
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
