import { useQuery } from '@tanstack/react-query';

import { Dialog } from '@/shared/ui/dialog';
import { openModal } from '@/shell/modal-store';
import { storageUrl } from '@/shell/storage';

import { LoginForm } from './login-form';
import { modalImagesQuery } from './player-queries';
import { isOwnRegistration } from './register-draft';

/** The login modal (SPEC M1), with its banner beside it on a desk where the backend has one (SPEC M3). */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const image = useQuery(modalImagesQuery()).data?.login;
  // Who registered a moment ago still has a step to do.
  const done = (login: string) => (isOwnRegistration(login) ? openModal({ name: 'register' }) : onClose());
  return (
    <Dialog title="Entrar" banner={image ? storageUrl(image) : undefined} onClose={onClose}>
      <LoginForm onDone={done} />
    </Dialog>
  );
}
