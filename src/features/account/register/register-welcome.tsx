import { useQuery } from '@tanstack/react-query';

import { getGetRegisterCouponQueryOptions } from '@generated/api/coupons';
import { getGetReferrerQueryOptions } from '@generated/api/referrals';
import { ReferralCode } from '@generated/zod/auth';

import { Icon } from '@/shared/ui/icon';
import { runtimeConfig } from '@/shell/runtime-config';

import styles from '../account-form.module.css';
import { marketingFields } from './marketing-fields';

const ONCE = { retry: false, staleTime: Infinity };

/** Who invited, and what a coupon gives: the latter only where rewards for registering may be advertised (SPEC A8, D9). */
export function RegisterWelcome() {
  const { referrer_id: referrer = '' } = marketingFields();
  const isCode = ReferralCode.safeParse(referrer).success;
  const invited = useQuery(getGetReferrerQueryOptions(referrer, { query: { ...ONCE, enabled: isCode } })).data?.data.name;
  const mayAdvertise = runtimeConfig().bonusPolicy === 'open';
  const coupon = useQuery(getGetRegisterCouponQueryOptions({ query: { ...ONCE, enabled: mayAdvertise } })).data?.text;
  if (invited === undefined && !coupon) return null;
  return (
    <ul className={styles.welcome}>
      {invited !== undefined && (
        <li className={styles.welcomeLine}>
          <Icon name="user" size={20} />
          Convite de {invited}
        </li>
      )}
      {coupon && (
        <li className={styles.welcomeLine}>
          <Icon name="gift" size={20} />
          {coupon}
        </li>
      )}
    </ul>
  );
}
