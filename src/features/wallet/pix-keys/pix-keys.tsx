import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { Id } from '@generated/api/model/id';
import type { PixKey } from '@generated/api/model/pix-key';
import type { PixKeyList } from '@generated/api/model/pix-key-list';
import { createPixKey, deletePixKey, getListPixKeysQueryKey } from '@generated/api/wallet';
import type { PixKeyType } from '@generated/api/model/pix-key-type';

import { labelOf } from '@/shared/lib/label-of';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import { readDraft } from '@/product/reload-drafts';
import { IconButton } from '@/shared/ui/icon-button';
import quiet from '@/shared/ui/quiet.module.css';
import { failureMessage } from '@/product/money/failure-message';
import { RejectionNotice } from '@/product/money/operation-notice';
import { getProp } from '@/api/body';
import { masked } from '@/shared/forms/mask';
import { CpfField, PhoneNumberField } from '@/shared/forms/masked-field';
import choice from '@/shared/forms/choice-field.module.css';
import { SelectField } from '@/shared/forms/select-field';
import { Form } from '@/shared/forms/form';
import { Field } from '@/shared/ui/field';
import layout from '@/shared/ui/layout.module.css';
import { meQuery } from '@/product/me-query';
import { parseString, useDraftState } from '@/product/use-draft';

import { normalizePixKey, PIX_KEY_LABELS, validatePixKey } from './pix-key-rules';
import styles from './pix-keys.module.css';
import { InlineConfirm } from '../inline-confirm';

interface PixKeysProps {
  query: UseQueryResult<PixKeyList, unknown>;
  /** Keys of the player's own CPF. No other key can receive a withdrawal. */
  own: readonly PixKey[];
  chosen: Id | undefined;
  /** Receives the id of a key that was chosen or has just been saved. Does not run when the chosen key is removed. */
  onChoose: (id: Id) => void;
}

/** Renders the choice of the key that receives the withdrawal, and a form for a new key. */
export function PixKeys({ query, own, chosen, onChoose }: PixKeysProps) {
  // A draft from before a reload opens the form again.
  const [isAdding, setAdding] = useState(() => readDraft('pix-key') !== undefined);
  const container = useFocusOnChange<HTMLDivElement>(isAdding ? 'add' : '');
  return (
    <QueryView query={query} failed="Não foi possível carregar as suas chaves" lines={2}>
      {() => (
        <fieldset className={layout.small}>
          <legend className={choice.legend}>Chave PIX de destino</legend>
          {own.map((key) => (
            <div key={key.id} className={styles.key}>
              <label className={styles.keyChoice}>
                <input type="radio" name="pix-key" checked={key.id === chosen} onChange={() => onChoose(key.id)} />
                <span className={styles.keyText} translate="no">
                  {key.key_masked}
                </span>
                <span className={quiet.text}>{labelOf(PIX_KEY_LABELS, key.type, 'Outra chave')}</span>
              </label>
              <RemovePixKey pixKey={key} />
            </div>
          ))}
          {own.length === 0 && !isAdding && <p className={quiet.text}>Você ainda não tem uma chave. Ela precisa ser do seu CPF.</p>}
          <div ref={container}>
            {isAdding ? (
              <PixKeyForm
                onDone={(id) => {
                  setAdding(false);
                  if (id !== undefined) onChoose(id);
                }}
              />
            ) : (
              <Button wide onClick={() => setAdding(true)}>
                Cadastrar chave
              </Button>
            )}
          </div>
        </fieldset>
      )}
    </QueryView>
  );
}

/** Subject of the message about a removal that failed. */
const REMOVAL = { name: 'a remoção', gender: 'f' } as const;

/** Renders the button that removes a key after a confirmation. */
function RemovePixKey({ pixKey: { id, key_masked: text } }: { pixKey: PixKey }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deletePixKey(id),
    onSuccess: () => client.invalidateQueries({ queryKey: getListPixKeysQueryKey() }),
  });
  return (
    <>
      <InlineConfirm
        renderTrigger={(open) => <IconButton icon="close" label={`Remover a chave ${text}`} onClick={open} />}
        question={`Remover a chave ${text}?`}
        yes="Remover"
        no="Manter"
        busy={isPending}
        openClass={`${layout.medium} ${styles.confirm}`}
        onYes={() => mutate()}
      />
      {error !== null && (
        <div className={`${layout.medium} ${styles.confirm}`}>
          <RejectionNotice message={failureMessage(error, REMOVAL)} />
        </div>
      )}
    </>
  );
}

const TYPE_OPTIONS = (['cpf', 'email', 'phone', 'evp'] as const).map((value) => ({ value, label: PIX_KEY_LABELS[value] }));

/** Subject of the message about a new key that was not saved. */
const PIX_KEY = { name: 'a chave', gender: 'f' } as const;

interface KeyDraft {
  readonly type: PixKeyType;
  /** Typed key. While it is undefined, the form shows the account's CPF or e-mail, or an empty field for the other types. */
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
function PixKeyForm({ onDone }: { onDone: (id?: Id) => void }) {
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

  function submit(): void {
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
    <Form className={`${layout.large} ${layout.inset} ${styles.keyForm}`} onSubmit={submit}>
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
      {type === 'phone' && <PhoneNumberField {...field} start="+55" />}
      {type === 'evp' && <Field {...field} spellCheck={false} autoCapitalize="none" hint="Copie do aplicativo do seu banco." />}
      <RejectionNotice message={error === null ? undefined : failureMessage(error, PIX_KEY)} />
      <div className={layout.buttons}>
        <Button wide onClick={() => onDone()}>
          Agora não
        </Button>
        <Button type="submit" wide busy={isPending}>
          Salvar chave
        </Button>
      </div>
    </Form>
  );
}
