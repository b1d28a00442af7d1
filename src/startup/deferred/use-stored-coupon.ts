import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { deleteCouponCode, storedCouponCode } from '@/features/marketing/marketing-cookies';
import { useIsPlayer } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { afterClosing } from '@/shared/lib/use-close-on-back';
import { useNavigate } from '@/product/navigation';
import { settingsQuery } from '@/product/settings-query';

/** Code of the coupon whose request is in flight. */
let applying: string | undefined;

/**
 * Applies the landing's coupon for a player, also right after the login (SPEC K3), unless the settings close bonuses (SPEC E6).
 * Shows the outcome, and may navigate once all overlays are closed. The code stays stored until it is applied or rejected.
 */
export function useStoredCoupon(): void {
  const isPlayer = useIsPlayer();
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const code = storedCouponCode();
    if (!isPlayer || code === undefined || applying !== undefined) return;
    applying = code;
    client
      .fetchQuery(settingsQuery())
      .catch(() => undefined)
      .then(async (settings) => {
        if (settings?.bonus_enabled === false) return false;
        const { applyStoredCoupon } = await import('@/features/bonuses/coupons/apply-coupon');
        return applyStoredCoupon(client, code, (path) => afterClosing(() => void navigate(path)));
      })
      .then((isDone) => {
        if (isDone) deleteCouponCode();
      })
      .catch((error: unknown) => logFailure('The coupon from the landing URL was not applied.', error))
      .finally(() => {
        applying = undefined;
      });
  }, [isPlayer, client, navigate]);
}
