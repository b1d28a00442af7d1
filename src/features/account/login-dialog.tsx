import { useQuery } from '@tanstack/react-query';

import { Dialog } from '@/shared/ui/dialog';
import { storageUrl } from '@/shell/storage';

import { LoginForm } from './login-form';
import { modalImagesQuery } from './player-queries';

/** The login modal (SPEC M1), with its banner beside it on a desk where the backend has one (SPEC M3). */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const image = useQuery(modalImagesQuery()).data?.login;
  return (
    <Dialog title="Entrar" banner={image ? storageUrl(image) : undefined} onClose={onClose}>
      <LoginForm onDone={onClose} />
    </Dialog>
  );
}
