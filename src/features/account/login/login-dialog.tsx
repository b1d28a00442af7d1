import { useQuery } from '@tanstack/react-query';

import { Dialog } from '@/shared/ui/dialog';
import { openModal } from '@/shell/modal-store';
import { assetUrl } from '@/shell/asset-url';

import { clearExclusionNotice, useExclusionNotice } from './exclusion-notice-store';
import { ExclusionNotice } from './exclusion-notice';
import { LoginForm } from './login-form';
import { modalImagesQuery } from '../player-queries';
import { isOwnRegistration } from '../register/register-draft';
import { useCloseOnLogin } from './use-close-on-login';

/**
 * The login modal (SPEC M1), with its banner beside it on a desk where the backend has one (SPEC M3). Whom an exclusion
 * has just logged out reads first until when it holds.
 */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const image = useQuery(modalImagesQuery()).data?.login;
  const { exclusion } = useExclusionNotice();
  useCloseOnLogin(onClose);
  // Who registered a moment ago still has a step to do.
  const done = (login: string) => (isOwnRegistration(login) ? openModal({ name: 'register' }) : onClose());
  if (exclusion !== null) {
    const close = () => {
      clearExclusionNotice();
      onClose();
    };
    return (
      <Dialog title={exclusion === 'unknown' ? 'Resultado desconhecido' : 'Autoexclusão registrada'} onClose={close}>
        <ExclusionNotice exclusion={exclusion} onEnter={clearExclusionNotice} onClose={close} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Entrar" banner={image ? assetUrl(image) : undefined} onClose={onClose}>
      <LoginForm onDone={done} />
    </Dialog>
  );
}
