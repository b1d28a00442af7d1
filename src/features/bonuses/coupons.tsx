import { queryOptions, useQuery } from '@tanstack/react-query';

import { listCoupons } from '@generated/api/coupons';
import type { UserCoupon } from '@generated/api/model/user-coupon';

import { formatDate } from '@/shared/format/date';
import { Asked } from '@/shared/ui/asked';
import { Notice } from '@/shared/ui/notice';
import { Card, Lines } from '@/shared/ui/page';

/** The player's coupons (SPEC A7): a POST that changes nothing, hence asked as a query. */
const couponsQuery = queryOptions({
  queryKey: ['/api/coupons/list'],
  queryFn: ({ signal }) => listCoupons({}, { signal }),
});

/** The player's coupons, each with how it stands. */
export function Coupons() {
  return (
    <Card title="Seus cupons">
      <Asked query={useQuery(couponsQuery)} failed="Não foi possível carregar os cupons">
        {({ userCoupons }) =>
          userCoupons.length === 0 ? (
            <Notice icon="info" slim title="Nenhum cupom ainda" />
          ) : (
            <Lines
              label="Cupons"
              items={userCoupons.map((held) => ({
                id: held.id ?? held.coupon.code,
                text: held.coupon.code,
                detail: held.coupon.deposit ? 'Vale com um depósito' : 'Vale sem depósito',
                end: standing(held),
              }))}
            />
          )
        }
      </Asked>
    </Card>
  );
}

function standing({ active, applied, expired, expires_at }: UserCoupon): string {
  if (expired === true) return 'Expirado';
  if (applied === true && active !== true) return 'Usado';
  if (applied === true) return 'Ativado';
  return expires_at ? `até ${formatDate(expires_at)}` : 'Disponível';
}
