import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Id } from '@generated/api/model/id';
import type { PixKey } from '@generated/api/model/pix-key';
import type { PixKeyList } from '@generated/api/model/pix-key-list';
import { deletePixKey, getListPixKeysQueryKey } from '@generated/api/wallet';

import { labelOf } from '@/shared/lib/label-of';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import { readDraft } from '@/product/reload-drafts';
import { IconButton } from '@/shared/ui/icon-button';
import quiet from '@/shared/ui/quiet.module.css';
import { failureMessage } from '@/product/money/failure-message';
import { RejectionNotice } from '@/product/money/operation-notice';

import { PixKeyForm } from './pix-key-form';
import { PIX_KEY_LABELS } from './pix-key-rules';
import styles from './pix-keys.module.css';
import { InlineConfirm } from '../inline-confirm';

interface PixKeysProps {
  query: UseQueryResult<PixKeyList, unknown>;
  /** Keys of the player's own CPF. No other key can receive a withdrawal. */
  own: readonly PixKey[];
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
}

/** Renders the choice of the key that receives the withdrawal, and a form for a new key. */
export function PixKeys({ query, own, chosen, onChoose }: PixKeysProps) {
  // The form is reopened after a reload.
  const [isAdding, setAdding] = useState(() => readDraft('pix-key') !== undefined);
  const container = useFocusOnChange<HTMLDivElement>(isAdding ? 'add' : '');
  return (
    <QueryView query={query} failed="Não foi possível carregar as suas chaves" lines={2}>
      {() => (
        <fieldset className={styles.keys}>
          <legend className={styles.legend}>Chave PIX de destino</legend>
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
        onYes={() => mutate()}
      />
      {error !== null && (
        <div className={styles.confirm}>
          <RejectionNotice message={failureMessage(error, REMOVAL)} />
        </div>
      )}
    </>
  );
}
