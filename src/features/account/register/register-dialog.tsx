import { useEffect, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { formatDateTime } from '@/shared/format/date';
import { Dialog } from '@/shared/ui/dialog';
import { BlockingDialog } from '@/shared/ui/blocking-dialog';
import { showAlert } from '@/product/alert-store';
import { regulation } from '@/product/runtime-config';
import { pushModal } from '@/product/modal-store';
import { useModalImage } from '@/product/use-modal-image';

import { getRegisterDraft, clearRegisterDraft, hasRegisterDraft, updateRegisterDraft, useRegisterDraft } from './register-draft';
import { RegisterForm } from './register-form';
import { RegisterDone } from './steps/register-done';
import { RegisterLimits } from './steps/register-limits';

const LIMITS_TITLE = 'Último passo';

/**
 * Renders the registration (SPEC M1). Closing an unfinished form needs a confirmation (SPEC M3), and a required last step cannot be closed.
 * A logout closes the modal. A player who closes it deletes the draft.
 */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const banner = useModalImage('register');
  const isPlayer = useIsPlayer();
  const step = useRegisterDraft((draft) => draft.step);
  const wasPlayer = useRef(isPlayer);

  useEffect(() => {
    // After a logout, or if the login after a registration is missing, the next registration starts empty.
    if (!isPlayer && wasPlayer.current) onClose();
    else if (!isPlayer && step !== 'person' && step !== 'access') clearRegisterDraft();
    wasPlayer.current = isPlayer;
  }, [isPlayer, step, onClose]);

  // A draft without a CPF belongs to an older account, which completed the last step after a login.
  const finish = () => {
    if (getRegisterDraft().values.document !== '') return updateRegisterDraft({ step: 'done' });
    clearRegisterDraft();
    onClose();
  };
  const handleSaved = (effectiveAt: string | undefined) => {
    if (effectiveAt !== undefined) showAlert('info', `Respostas salvas. O limite menor vale até ${formatDateTime(effectiveAt)}.`);
    else if (getRegisterDraft().values.document === '') showAlert('success', 'Respostas salvas. Seus limites já estão valendo.');
    finish();
  };
  const isRequired = regulation().registrationLimits === 'required';
  if (isPlayer && step === 'limits' && isRequired) {
    return (
      <BlockingDialog title={LIMITS_TITLE}>
        <RegisterLimits onDone={handleSaved} />
      </BlockingDialog>
    );
  }

  function close(): void {
    if (hasRegisterDraft()) return pushModal({ name: 'register_cancel' });
    if (isPlayer) clearRegisterDraft();
    onClose();
  }

  const title = step === 'done' ? 'Conta criada' : step === 'limits' ? LIMITS_TITLE : 'Criar conta';
  return (
    <Dialog title={title} banner={banner} onClose={close}>
      {isPlayer && step === 'limits' ? (
        <RegisterLimits onDone={handleSaved} onSkip={finish} />
      ) : isPlayer && step === 'done' ? (
        <RegisterDone onClose={close} />
      ) : (
        <RegisterForm />
      )}
    </Dialog>
  );
}
