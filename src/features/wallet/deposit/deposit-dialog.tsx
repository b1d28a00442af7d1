import { useQuery } from '@tanstack/react-query';

import type { CouponCode } from '@generated/api/model/coupon-code';

import { Dialog } from '@/shared/ui/dialog';
import { assetUrl } from '@/product/asset-url';
import { modalImagesQuery } from '@/product/modal-images-query';

import { DepositFlow } from './deposit-flow';

/** Renders the deposit modal (SPEC M2, C1). */
export function DepositDialog({ coupon, onClose }: { coupon?: CouponCode; onClose: () => void }) {
  const image = useQuery(modalImagesQuery()).data?.deposit;
  return (
    <Dialog title="Depositar" banner={image ? assetUrl(image) : undefined} onClose={onClose}>
      <DepositFlow coupon={coupon} onLeave={onClose} />
    </Dialog>
  );
}
