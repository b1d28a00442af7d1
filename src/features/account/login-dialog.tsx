import { useQuery } from '@tanstack/react-query';

import { Dialog } from '@/shared/ui/dialog';
import { openModal } from '@/shell/modal-store';
import { assetUrl } from '@/shell/asset-url';

import { dropExclusionNote, useExclusionNote } from './exclusion-note';
import { ExclusionSaid } from './exclusion-said';
import { LoginForm } from './login-form';
import { modalImagesQuery } from './player-queries';
import { isOwnRegistration } from './register-draft';
import { useClosesAtLogin } from './use-closes-at-login';

/**
 * The login modal (SPEC M1), with its banner beside it on a desk where the backend has one (SPEC M3). Whom an exclusion
 * has just logged out reads first until when it holds.
 */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const image = useQuery(modalImagesQuery()).data?.login;
  const { exclusion } = useExclusionNote();
  useClosesAtLogin(onClose);
  // Who registered a moment ago still has a step to do.
  const done = (login: string) => (isOwnRegistration(login) ? openModal({ name: 'register' }) : onClose());
  if (exclusion !== null) {
    const close = () => {
      dropExclusionNote();
      onClose();
    };
    return (
      <Dialog title={exclusion === 'unknown' ? 'Resultado desconhecido' : 'Autoexclusão registrada'} onClose={close}>
        <ExclusionSaid exclusion={exclusion} onEnter={dropExclusionNote} onClose={close} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Entrar" banner={image ? assetUrl(image) : undefined} onClose={onClose}>
      <LoginForm onDone={done} />
    </Dialog>
  );
}
