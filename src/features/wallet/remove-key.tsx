import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { PixKey } from '@generated/api/model/pix-key';
import { deletePixKey, getListPixKeysQueryKey } from '@generated/api/wallet';

import { IconButton } from '@/shared/ui/icon-button';
import { failureMessage } from '@/shell/money/failure-message';
import { RejectionNotice } from '@/shell/money/operation-notice';

import { AskTwice } from './ask-twice';
import styles from './withdraw.module.css';

const REMOVAL = { name: 'a remoção', gender: 'f' } as const;

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
          <RejectionNotice message={failureMessage(error, REMOVAL)} />
        </div>
      )}
    </>
  );
}
