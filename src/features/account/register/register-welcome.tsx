import { useGetRegisterCoupon } from '@generated/api/coupons';
import { useGetReferrer } from '@generated/api/referrals';
import { ReferralCode } from '@generated/zod/auth';

import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import { runtimeConfig } from '@/product/runtime-config';
import { useIsSectionOpen } from '@/product/sections';

import styles from '../account-form.module.css';
import { marketingFields } from './marketing-fields';

const FETCH_ONCE = { retry: false, staleTime: Infinity };

/**
 * Renders the name of the referrer, and the reward for a registration. The reward is fetched under every policy, and shown only
 * if it may be advertised (SPEC A8, D9).
 */
export function RegisterWelcome() {
  const { referrer_id: referrer = '' } = marketingFields();
  const isCode = ReferralCode.safeParse(referrer).success;
  const referrerName = useGetReferrer(referrer, { query: { ...FETCH_ONCE, enabled: isCode } }).data?.data.name;
  const mayAdvertise = runtimeConfig().bonusPolicy === 'open';
  const reward = useGetRegisterCoupon({ query: FETCH_ONCE }).data?.text;
  const hasBonuses = useIsSectionOpen('bonus_enabled');
  const coupon = mayAdvertise && hasBonuses ? reward : undefined;
  if (referrerName === undefined && !coupon) return null;
  return (
    <ul className={`${layout.inset} ${layout.tiny}`}>
      {referrerName !== undefined && (
        <li className={styles.welcomeLine}>
          <Icon name="user" size={20} />
          <span>{`Convite de ${referrerName}`}</span>
        </li>
      )}
      {coupon && (
        <li className={styles.welcomeLine}>
          <Icon name="gift" size={20} />
          <span>{coupon}</span>
        </li>
      )}
    </ul>
  );
}
