import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';

import type { Id } from '@generated/api/model/id';
import type { PixKeyType } from '@generated/api/model/pix-key-type';
import { createPixKey, getListPixKeysQueryKey } from '@generated/api/wallet';

import { getProp } from '@/api/body';
import { masked } from '@/shared/forms/mask';
import { CpfField, MaskedField } from '@/shared/forms/masked-field';
import { SelectField } from '@/shared/forms/select-field';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { meQuery } from '@/product/me-query';
import { failureMessage } from '@/product/money/failure-message';
import { RejectionNotice } from '@/product/money/operation-notice';
import { parseString, useDraftState } from '@/product/use-draft';

import { PIX_KEY_LABELS, normalizePixKey, validatePixKey } from './pix-key-rules';
import styles from './pix-keys.module.css';

const TYPE_OPTIONS = (['cpf', 'email', 'phone', 'evp'] as const).map((value) => ({ value, label: PIX_KEY_LABELS[value] }));

const PIX_KEY = { name: 'a chave', gender: 'f' } as const;

interface KeyDraft {
  readonly type: PixKeyType;
  /** Typed key. While it is undefined, the form shows the account's value. */
  readonly typed?: string | undefined;
}

function parseDraft(saved: unknown): KeyDraft | undefined {
  const type = TYPE_OPTIONS.find(({ value }) => value === getProp(saved, 'type'))?.value;
  return type && { type, typed: parseString(getProp(saved, 'typed')) };
}

/**
 * Renders the form for a new PIX key.
 *
 * @param props.onDone receives the id of the new key, or nothing if the player cancels
 */
export function PixKeyForm({ onDone }: { onDone: (id?: Id) => void }) {
  const client = useQueryClient();
  const me = useQuery(meQuery(true)).data?.user;
  const accountValues = { cpf: masked(me?.document?.number ?? '', '###.###.###-##'), email: me?.email ?? '', phone: '', evp: '' };
  const [{ type, typed }, setDraft] = useDraftState<KeyDraft>('pix-key', { type: 'cpf' }, parseDraft);
  const [formatError, setFormatError] = useState<string>();
  const text = typed ?? accountValues[type];
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => createPixKey({ type, key: normalizePixKey(type, text) }),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: getListPixKeysQueryKey() });
      onDone(data.id);
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const message = validatePixKey(type, normalizePixKey(type, text));
    setFormatError(message);
    if (message === undefined) mutate();
  }

  const field = {
    label: 'Chave',
    value: text,
    error: formatError,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setDraft({ type, typed: target.value });
      setFormatError(undefined);
      reset();
    },
  };
  return (
    <form className={styles.keyForm} onSubmit={submit} noValidate>
      <SelectField
        label="Tipo de chave"
        options={TYPE_OPTIONS}
        value={type}
        onChange={({ target }) => {
          const next = TYPE_OPTIONS.find(({ value }) => value === target.value);
          if (next !== undefined) setDraft({ type: next.value });
          setFormatError(undefined);
          reset();
        }}
      />
      {type === 'cpf' && <CpfField {...field} />}
      {type === 'email' && <Field {...field} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />}
      {type === 'phone' && (
        <MaskedField {...field} type="tel" start="+55" placeholder="(00) 00000-0000" mask={['(##) ####-####', '(##) #####-####']} />
      )}
      {type === 'evp' && <Field {...field} spellCheck={false} autoCapitalize="none" hint="Copie do aplicativo do seu banco." />}
      <RejectionNotice message={error === null ? undefined : failureMessage(error, PIX_KEY)} />
      <div className={styles.row}>
        <Button wide onClick={() => onDone()}>
          Agora não
        </Button>
        <Button type="submit" wide busy={isPending}>
          Salvar chave
        </Button>
      </div>
    </form>
  );
}
