import { useQuery } from '@tanstack/react-query';

import { Dialog } from '@/shared/ui/dialog';
import { modalImagesQuery } from '@/shell/modal-images-query';
import { openModal } from '@/shell/modal-store';
import { assetUrl } from '@/shell/asset-url';

import { isOwnRegistration } from '../register/register-draft';
import { ExclusionNotice } from './exclusion-notice';
import { clearExclusionNotice, useExclusionNotice } from './exclusion-notice-store';
import { LoginForm } from './login-form';
import { useCloseOnLogin } from './use-close-on-login';

/** Renders the login modal (SPEC M1) with a banner (SPEC M3), after an exclusion's notice. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const image = useQuery(modalImagesQuery()).data?.login;
  const { exclusion } = useExclusionNotice();
  useCloseOnLogin(onClose);
  // The registration in this tab lacks its last step.
  const handleLogin = (login: string) => (isOwnRegistration(login) ? openModal({ name: 'register' }) : onClose());
  if (exclusion !== null) {
    const close = () => {
      clearExclusionNotice();
      onClose();
    };
    return (
      <Dialog title={exclusion === 'unknown' ? 'Resultado desconhecido' : 'Autoexclusão registrada'} onClose={close}>
        <ExclusionNotice exclusion={exclusion} onLogin={clearExclusionNotice} onClose={close} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Entrar" banner={image ? assetUrl(image) : undefined} onClose={onClose}>
      <LoginForm onDone={handleLogin} />
    </Dialog>
  );
}
