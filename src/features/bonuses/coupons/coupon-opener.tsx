import { Button } from '@/shared/ui/button';
import { openModal } from '@/product/modal-store';

/** Renders a button that opens the dialog for a coupon. */
export function CouponOpener() {
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => openModal({ name: 'coupon' })}>
        Usar um cupom
      </Button>
    </div>
  );
}
