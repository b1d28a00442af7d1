import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { PixKey } from '@generated/api/model/pix-key';
import { deletePixKey, getListPixKeysQueryKey } from '@generated/api/wallet';

import { IconButton } from '@/shared/ui/icon-button';

import { AskTwice } from './ask-twice';
import { refusalOf } from './refusal';
import { RefusalNotice } from './refusal-notice';
import styles from './withdraw.module.css';

/** Removes a PIX key, once it was asked for twice. */
export function RemoveKey({ pixKey: { id, key_masked: text } }: { pixKey: PixKey }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deletePixKey(id),
    onSuccess: () => client.invalidateQueries({ queryKey: getListPixKeysQueryKey() }),
  });
  return (
    <>
      <AskTwice
        renderTrigger={(ask) => <IconButton icon="close" label={`Remover a chave ${text}`} onClick={ask} />}
        question={`Remover a chave ${text}?`}
        yes="Remover"
        no="Manter"
        busy={isPending}
        onYes={() => mutate()}
      />
      {error !== null && (
        <div className={styles.confirm}>
          <RefusalNotice refusal={refusalOf(error, 'a remoção')} />
        </div>
      )}
    </>
  );
}
