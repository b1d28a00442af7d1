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
import { meQuery } from '@/shell/me-query';
import { failureMessage } from '@/shell/money/failure-message';
import { RejectionNotice } from '@/shell/money/operation-notice';
import { parseString, useDraftState } from '@/shell/use-draft';

import { KEY_TYPES, keyOf, whyNoKey } from './pix-key-types';
import styles from './withdraw.module.css';

const TYPES = (['cpf', 'email', 'phone', 'evp'] as const).map((value) => ({ value, label: KEY_TYPES[value] }));

const KEY = { name: 'a chave', gender: 'f' } as const;

/** What is being entered; without `typed` it is what the player's account says. */
interface Entry {
  readonly type: PixKeyType;
  readonly typed?: string | undefined;
}

function asEntry(before: unknown): Entry | undefined {
  const type = TYPES.find(({ value }) => value === getProp(before, 'type'))?.value;
  return type && { type, typed: parseString(getProp(before, 'typed')) };
}

/** Adds a PIX key. @param props.onDone called with its id, or with nothing where it was called off */
export function PixKeyForm({ onDone }: { onDone: (id?: Id) => void }) {
  const client = useQueryClient();
  const me = useQuery(meQuery(true)).data?.user;
  const own = { cpf: masked(me?.document?.number ?? '', '###.###.###-##'), email: me?.email ?? '', phone: '', evp: '' };
  const [{ type, typed }, setEntry] = useDraftState<Entry>('pix-key', { type: 'cpf' }, asEntry);
  const [wrong, setWrong] = useState<string>();
  const text = typed ?? own[type];
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => createPixKey({ type, key: keyOf(type, text) }),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: getListPixKeysQueryKey() });
      onDone(data.id);
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const why = whyNoKey(type, keyOf(type, text));
    setWrong(why);
    if (why === undefined) mutate();
  }

  const field = {
    label: 'Chave',
    value: text,
    error: wrong,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setEntry({ type, typed: target.value });
      setWrong(undefined);
      reset();
    },
  };
  return (
    <form className={styles.keyForm} onSubmit={submit} noValidate>
      <SelectField
        label="Tipo de chave"
        options={TYPES}
        value={type}
        onChange={({ target }) => {
          const next = TYPES.find(({ value }) => value === target.value);
          if (next !== undefined) setEntry({ type: next.value });
          setWrong(undefined);
          reset();
        }}
      />
      {type === 'cpf' && <CpfField {...field} />}
      {type === 'email' && <Field {...field} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />}
      {type === 'phone' && (
        <MaskedField {...field} type="tel" start="+55" placeholder="(00) 00000-0000" mask={['(##) ####-####', '(##) #####-####']} />
      )}
      {type === 'evp' && <Field {...field} spellCheck={false} autoCapitalize="none" hint="Copie do aplicativo do seu banco." />}
      <RejectionNotice message={error === null ? undefined : failureMessage(error, KEY)} />
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
