import { useQueryClient, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import {
  getListPasskeysQueryKey,
  useListPasskeys,
  removePasskey,
  renamePasskey,
  registerPasskey,
  startPasskeyRegistration,
} from '@generated/api/access';
import type { Passkey } from '@generated/api/model/passkey';

import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/page';
import { QueryView } from '@/shared/ui/query-view';
import { describeError, untilGone } from '@/api/errors';
import { formatDate, formatDateTime } from '@/shared/format/date';
import { Confirm } from '@/shared/ui/confirm';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import layout from '@/shared/ui/layout.module.css';
import { showAlert } from '@/product/alert-store';
import { Form } from '@/shared/forms/form';

import styles from '../account-page.module.css';
import { hasPasskeys } from './passkey-support';
import { PASSKEYS_PARAMS } from './passkeys-params';
import { FormButtons } from '../form-buttons';
import { PasswordStep } from '../security/password-step';
import { passkeyMessage } from './passkey-button';

/** Lists, registers, renames and removes the player's passkeys (SPEC Q31). A browser without passkeys cannot register one. */
export function PasskeysCard() {
  const client = useQueryClient();
  const query = useListPasskeys(PASSKEYS_PARAMS);
  const [isAdding, setAdding] = useState(false);
  const part = useFocusOnChange<HTMLDivElement>(query.data && `${String(isAdding)} ${String(query.data.data.length)}`);
  const refetch = () => void client.invalidateQueries({ queryKey: getListPasskeysQueryKey() });
  return (
    <Card title="Chaves de acesso">
      <p className={styles.quiet}>
        Entre com a digital, o rosto ou o PIN do seu aparelho, sem digitar a senha. A senha continua funcionando.
      </p>
      <QueryView query={query} failed="Não foi possível carregar as chaves de acesso" lines={2}>
        {({ data }) => (
          <div ref={part} className={styles.form}>
            {data.length > 0 && (
              <ul aria-label="Chaves de acesso">
                {data.map((passkey) => (
                  <PasskeyItem key={passkey.id} passkey={passkey} onChanged={refetch} />
                ))}
              </ul>
            )}
            {isAdding ? (
              <PasskeyRegistration
                onDone={() => {
                  setAdding(false);
                  refetch();
                }}
                onCancel={() => setAdding(false)}
              />
            ) : (
              <Button
                wide
                reason={hasPasskeys() ? undefined : 'Seu navegador não aceita chaves de acesso.'}
                onClick={() => setAdding(true)}
              >
                Criar chave de acesso
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

const MAX_NAME_LENGTH = 60;

/** Renders a passkey, with buttons that rename and remove it. */
function PasskeyItem({ passkey, onChanged }: { passkey: Passkey; onChanged: () => void }) {
  const { id, name, created_at: created, last_used_at: used } = passkey;
  const [step, setStep] = useState<'shown' | 'naming' | 'removing'>('shown');
  const item = useFocusOnChange<HTMLLIElement>(step);
  const change = useMutation({
    // Null removes the passkey, a text becomes its name.
    mutationFn: async (next: string | null) => {
      await (next === null ? untilGone(removePasskey(id)) : renamePasskey(id, { name: next }));
    },
    onSuccess: (_, next) => {
      showAlert('success', next === null ? 'Chave de acesso removida.' : 'Nome alterado.');
      setStep('shown');
    },
    onSettled: onChanged,
  });
  const busy = change.isPending;
  return (
    <li ref={item} className={`${layout.item} ${layout.medium}`}>
      <p className={styles.itemWords}>
        <span className={styles.itemText}>{name}</span>
        <span className={styles.quiet}>
          {`Criada em ${formatDate(created)}. ${used === null ? 'Nunca usada.' : `Usada em ${formatDateTime(used)}.`}`}
        </span>
      </p>
      {step === 'naming' && (
        <NameForm name={name} busy={busy} onSave={(next) => !busy && change.mutate(next)} onCancel={() => setStep('shown')} />
      )}
      {step === 'removing' && (
        <Confirm
          question="Remover esta chave de acesso? Você ainda entra com a senha."
          yes="Remover"
          no="Agora não"
          busy={busy}
          onYes={() => change.mutate(null)}
          onNo={() => setStep('shown')}
        />
      )}
      <FormError message={change.error === null ? undefined : describeError(change.error)} />
      {step === 'shown' && (
        <div className={layout.buttons}>
          <Button wide data-opens="naming" aria-label={`Renomear ${name}`} onClick={() => setStep('naming')}>
            Renomear
          </Button>
          <Button wide data-opens="removing" aria-label={`Remover ${name}`} onClick={() => setStep('removing')}>
            Remover
          </Button>
        </div>
      )}
    </li>
  );
}

interface NameFormProps {
  name: string;
  busy: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

function NameForm({ name, busy, onSave, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const submit = () => {
    if (typed.trim() !== '') onSave(typed.trim());
  };
  return (
    <Form className={styles.inner} aria-label="Nome da chave de acesso" onSubmit={submit}>
      <Field
        label="Nome"
        value={typed}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        error={typed.trim() === '' ? 'Informe um nome.' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FormButtons submit="Salvar nome" busy={busy} cancel="Cancelar" onCancel={onCancel} />
    </Form>
  );
}

/** Name of a new passkey until the player renames it. */
const NEW_NAME = 'Chave de acesso';

interface PasskeyRegistrationProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Renders the registration of a passkey on this device, which requires the password first. */
function PasskeyRegistration({ onDone, onCancel }: PasskeyRegistrationProps) {
  return (
    <PasswordStep
      label="Criar chave de acesso"
      lead="Confirme a sua senha. Depois, o aparelho pede a sua digital, o rosto ou o PIN."
      next="Continuar"
      describe={passkeyMessage}
      send={async (password) => {
        const [{ createPasskey }, { data }] = await Promise.all([import('./webauthn'), startPasskeyRegistration({ password })]);
        return registerPasskey(await createPasskey(data, NEW_NAME));
      }}
      onDone={() => {
        showAlert('success', 'Chave de acesso criada.');
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
