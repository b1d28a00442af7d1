import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { PixKey } from '@generated/api/model/pix-key';
import { deletePixKey, getListPixKeysQueryKey } from '@generated/api/wallet';

import { IconButton } from '@/shared/ui/icon-button';
import { failureMessage } from '@/product/money/failure-message';
import { RejectionNotice } from '@/product/money/operation-notice';

import { InlineConfirm } from '../inline-confirm';
import styles from './pix-keys.module.css';

const REMOVAL = { name: 'a remoção', gender: 'f' } as const;

/** Renders the button that removes a key after a confirmation. */
export function RemovePixKey({ pixKey: { id, key_masked: text } }: { pixKey: PixKey }) {
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
