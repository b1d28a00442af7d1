import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import type { Id } from '@generated/api/model/id';
import type { PixKey } from '@generated/api/model/pix-key';
import type { PixKeyList } from '@generated/api/model/pix-key-list';

import { useFocusFollows } from '@/shared/lib/use-focus-follows';
import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import { readDraft } from '@/shell/reload-drafts';

import { PixKeyForm } from './pix-key-form';
import { KEY_TYPES } from './pix-key-types';
import { RemoveKey } from './remove-key';
import styles from './withdraw.module.css';

interface PixKeysProps {
  query: UseQueryResult<PixKeyList, unknown>;
  /** The keys that lead to an account of the player's own CPF: a withdrawal goes to no other. */
  own: readonly PixKey[];
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
}

/** Where a withdrawal goes: the player's own keys to choose from, to add to and to remove. */
export function PixKeys({ query, own, chosen, onChoose }: PixKeysProps) {
  // One that was being entered before a reload is open again.
  const [adding, setAdding] = useState(() => readDraft('pix-key') !== undefined);
  const place = useFocusFollows<HTMLDivElement>(adding ? 'add' : '');
  return (
    <QueryView query={query} failed="Não foi possível carregar as suas chaves" lines={2}>
      {() => (
        <fieldset className={styles.keys}>
          <legend className={styles.legend}>Chave PIX que recebe</legend>
          {own.map((key) => (
            <div key={key.id} className={styles.key}>
              <label className={styles.keyChoice}>
                <input type="radio" name="pix-key" checked={key.id === chosen} onChange={() => onChoose(key.id)} />
                <span className={styles.keyText}>{key.key_masked}</span>
                <span className={styles.quiet}>{KEY_TYPES[key.type]}</span>
              </label>
              <RemoveKey pixKey={key} />
            </div>
          ))}
          {own.length === 0 && !adding && <p className={styles.quiet}>Você ainda não tem uma chave. Ela precisa ser do seu CPF.</p>}
          <div ref={place}>
            {adding ? (
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
