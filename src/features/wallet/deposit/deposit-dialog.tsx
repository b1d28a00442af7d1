import type { CouponCode } from '@generated/api/model/coupon-code';

import { Dialog } from '@/shared/ui/dialog';
import { useModalImage } from '@/product/use-modal-image';

import { DepositFlow } from './deposit-flow';

/** Renders the deposit modal (SPEC M2, C1). */
export function DepositDialog({ coupon, onClose }: { coupon?: CouponCode; onClose: () => void }) {
  const banner = useModalImage('deposit');
  return (
    <Dialog title="Depositar" banner={banner} onClose={onClose}>
      <DepositFlow coupon={coupon} onLeave={onClose} />
    </Dialog>
  );
}
