import { useQuery } from '@tanstack/react-query';

import { Dialog } from '@/shared/ui/dialog';
import { assetUrl } from '@/product/asset-url';
import { modalImagesQuery } from '@/product/modal-images-query';

import { useCloseOnLogin } from '../login/use-close-on-login';
import { RecoverForm } from './recover-form';

/** Renders the password recovery (SPEC M1). */
export function RecoverDialog({ onClose }: { onClose: () => void }) {
  const image = useQuery(modalImagesQuery()).data?.password_recovery;
  useCloseOnLogin(onClose);
  return (
    <Dialog title="Recuperar senha" banner={image ? assetUrl(image) : undefined} onClose={onClose}>
      <RecoverForm />
    </Dialog>
  );
}
