import { useIsPlayer } from '@/session/use-session';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { openModal } from '@/product/modal-store';

import styles from '../bonuses.module.css';
import { CouponForm } from './coupon-form';

/** Renders the coupon form (SPEC M2), or a login prompt. */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const isPlayer = useIsPlayer();
  return (
    <Dialog title="Usar um cupom" onClose={onClose}>
      {isPlayer ? (
        <CouponForm />
      ) : (
        <div className={styles.form}>
          <p className={styles.quiet}>Entre na sua conta para usar um cupom.</p>
          <Button variant="primary" wide onClick={() => openModal({ name: 'login' })}>
            Entrar
          </Button>
        </div>
      )}
    </Dialog>
  );
}
