import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { formatDateTime } from '@/shared/format/date';
import { Dialog } from '@/shared/ui/dialog';
import { BlockingDialog } from '@/shared/ui/blocking-dialog';
import { showAlert } from '@/shell/alert-store';
import { runtimeConfig } from '@/shell/runtime-config';
import { pushModal } from '@/shell/modal-store';
import { assetUrl } from '@/shell/asset-url';

import { modalImagesQuery } from '../player-queries';
import { RegisterDone } from './steps/register-done';
import { getRegisterDraft, clearRegisterDraft, hasRegisterDraft, updateRegisterDraft, useRegisterDraft } from './register-draft';
import { RegisterForm } from './register-form';
import { RegisterLimits } from './steps/register-limits';

const LAST = 'Último passo';

/**
 * The registration modal (SPEC M1): the form, and after it the limits that the regulation asks for. An unfinished form
 * is left only through a question (SPEC M3), and is as it was when the player comes back to it.
 */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const image = useQuery(modalImagesQuery()).data?.register;
  const isPlayer = useIsPlayer();
  const stage = useRegisterDraft((draft) => draft.stage);
  const wasPlayer = useRef(isPlayer);

  useEffect(() => {
    // Whose account was opened here has left, or never came in: another one begins anew.
    if (!isPlayer && wasPlayer.current) onClose();
    else if (!isPlayer && stage !== 'person' && stage !== 'access') clearRegisterDraft();
    wasPlayer.current = isPlayer;
  }, [isPlayer, stage, onClose]);

  // Who was asked after a later login has no account to be told of.
  const end = () => {
    if (getRegisterDraft().values.document !== '') return updateRegisterDraft({ stage: 'done' });
    clearRegisterDraft();
    onClose();
  };
  const answered = (since: string | undefined) => {
    if (since !== undefined) showAlert('info', `Respostas salvas. O limite menor vale até ${formatDateTime(since)}.`);
    else if (getRegisterDraft().values.document === '') showAlert('success', 'Respostas salvas. Seus limites já estão valendo.');
    end();
  };
  const mustAnswer = runtimeConfig().bonusPolicy !== 'open';
  if (isPlayer && stage === 'limits' && mustAnswer) {
    return (
      <BlockingDialog title={LAST}>
        <RegisterLimits onDone={answered} />
      </BlockingDialog>
    );
  }

  function close(): void {
    if (hasRegisterDraft()) return pushModal({ name: 'register_cancel' });
    if (isPlayer) clearRegisterDraft();
    onClose();
  }

  const title = stage === 'done' ? 'Conta criada' : stage === 'limits' ? LAST : 'Criar conta';
  return (
    <Dialog title={title} banner={image ? assetUrl(image) : undefined} onClose={close}>
      {isPlayer && stage === 'limits' ? (
        <RegisterLimits onDone={answered} onSkip={end} />
      ) : isPlayer && stage === 'done' ? (
        <RegisterDone onClose={close} />
      ) : (
        <RegisterForm />
      )}
    </Dialog>
  );
}
