import { useQuery } from '@tanstack/react-query';

import type { UserCoupon } from '@generated/api/model/user-coupon';

import { formatDate } from '@/shared/format/date';
import { QueryView } from '@/shared/ui/query-view';
import { Notice } from '@/shared/ui/notice';
import { Card, ItemList } from '@/shared/ui/page';

import { CouponForm } from './coupon-form';
import { allCouponsQuery, heldCouponId } from '../reward-queries';

/** Renders the form and the coupons by status: available, applied, expired, which includes applied ones that expired (SPEC A7). */
export function Coupons() {
  const query = useQuery(allCouponsQuery());
  return (
    <>
      <Card title="Usar um cupom">
        <CouponForm />
      </Card>
      <QueryView
        query={query}
        failed="Não foi possível carregar os cupons"
        empty={<Notice icon="gift" title="Nenhum cupom ainda" text="Cupons que você receber ou ativar aparecem aqui." />}
      >
        {(coupons) => (
          <>
            <CouponList title="Disponíveis" coupons={coupons.filter((held) => couponStatus(held) === 'held')} />
            <CouponList title="Ativados" coupons={coupons.filter((held) => couponStatus(held) === 'applied')} />
            <CouponList title="Expirados" coupons={coupons.filter((held) => couponStatus(held) === 'expired')} />
          </>
        )}
      </QueryView>
    </>
  );
}

function CouponList({ title, coupons }: { title: string; coupons: readonly UserCoupon[] }) {
  if (coupons.length === 0) return null;
  return (
    <Card title={title}>
      <ItemList
        label={title}
        items={coupons.map((held) => ({
          id: heldCouponId(held),
          text: held.coupon.code,
          detail: held.coupon.deposit ? 'Com depósito' : 'Sem depósito',
          end: couponNote(held),
        }))}
      />
    </Card>
  );
}

function couponStatus({ applied, expired }: UserCoupon): 'held' | 'applied' | 'expired' {
  if (expired === true) return 'expired';
  return applied === true ? 'applied' : 'held';
}

function couponNote({ coupon, active, applied, expired, expires_at }: UserCoupon): string | undefined {
  if (expired === true) return expires_at ? formatDate(expires_at) : undefined;
  if (applied === true) return coupon.deposit && active === true ? 'Aguarda o depósito' : 'Usado';
  return expires_at ? `até ${formatDate(expires_at)}` : undefined;
}
