import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { getListPasskeysQueryKey, useListPasskeys } from '@generated/api/access';

import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/page';
import { QueryView } from '@/shared/ui/query-view';

import styles from '../account-page.module.css';
import { PasskeyItem } from './passkey-item';
import { PasskeyRegistration } from './passkey-registration';
import { hasPasskeys } from './passkey-support';
import { PASSKEYS_PARAMS } from './passkeys-params';

/** Lists, registers, renames and removes the player's passkeys (SPEC Q31). */
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
