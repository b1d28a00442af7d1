import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { getValidateDocumentMutationOptions } from '@generated/api/auth';

import { digitsOf } from '@/shared/forms/mask';
import { formatDay } from '@/shared/format/date';

import type { RegisterValues } from '../register-draft';
import { getRegisterDraft, updateRegisterDraft } from '../register-draft';
import { documentRejectionMessage, documentFailureMessage } from '../register-errors';

/** Checks the CPF of the form on the server, and fills in whose it is; any failure clears name and birthday (SPEC V1). */
export function useDocumentCheck(form: UseFormReturn<RegisterValues>) {
  const { mutateAsync, isPending } = useMutation(getValidateDocumentMutationOptions());
  const running = useRef<{ digits: string; done: Promise<boolean> } | null>(null);
  const typed = () => digitsOf(form.getValues('document'));

  /** Empties what belonged to another CPF. */
  function clear(): void {
    if (getRegisterDraft().checked === '') return;
    form.setValue('name', '');
    form.setValue('birthday', '');
    form.clearErrors(['name', 'birthday']);
    updateRegisterDraft({ checked: '', values: { ...form.getValues(), name: '', birthday: '' } });
  }

  async function ask(digits: string): Promise<boolean> {
    const refusal = await mutateAsync({ data: { document: digits } }).then((answer) => {
      // A success without a body says nothing of anybody.
      const refused = documentRejectionMessage(answer ?? {});
      // What was typed meanwhile is another question.
      if (refused !== undefined || typed() !== digits) return refused;
      form.setValue('name', answer.name ?? '');
      form.setValue('birthday', formatDay(answer.birthday ?? ''));
      form.clearErrors(['document', 'name', 'birthday']);
      updateRegisterDraft({ checked: digits, values: form.getValues() });
      return undefined;
    }, documentFailureMessage);
    if (typed() !== digits) return false;
    if (refusal !== undefined) form.setError('document', { type: 'server', message: refusal });
    return refusal === undefined;
  }

  return {
    isChecking: isPending,
    clear,
    /** Asks about the CPF that is typed, unless that is known. @returns whether it is good */
    check(): Promise<boolean> {
      const digits = typed();
      if (getRegisterDraft().checked === digits) return Promise.resolve(true);
      if (running.current?.digits === digits) return running.current.done;
      clear();
      const done = ask(digits).finally(() => {
        if (running.current?.digits === digits) running.current = null;
      });
      running.current = { digits, done };
      return done;
    },
  };
}
