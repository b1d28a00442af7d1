import { useQuery } from '@tanstack/react-query';

import { getGetReferralSummaryQueryOptions, getListReferralsQueryOptions } from '@generated/api/referrals';

import { formatDate } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { formatCount } from '@/shared/format/number';
import { Asked } from '@/shared/ui/asked';
import { Notice } from '@/shared/ui/notice';
import { Card, Facts, Lines } from '@/shared/ui/page';

/** Whom the player invited, and what came of it. */
export function Referrals() {
  return (
    <>
      <Card title="Seu convite">
        <Asked query={useQuery(getGetReferralSummaryQueryOptions())} failed="Não foi possível carregar o seu convite">
          {({ data: { code, link, total, earned } }) => (
            <Facts
              rows={[
                ['Código', code],
                ['Link', link],
                ['Indicações', formatCount(total)],
                ['Recebido', formatMoney(earned)],
              ]}
            />
          )}
        </Asked>
      </Card>
      <Card title="Indicações">
        <Asked query={useQuery(getListReferralsQueryOptions())} failed="Não foi possível carregar as indicações">
          {({ data }) =>
            data.length === 0 ? (
              <Notice icon="user" slim title="Nenhuma indicação ainda" />
            ) : (
              <Lines
                label="Indicações"
                items={data.map(({ id, name, joined_at, earned }) => ({
                  id,
                  text: name,
                  detail: formatDate(joined_at),
                  end: formatMoney(earned),
                }))}
              />
            )
          }
        </Asked>
      </Card>
    </>
  );
}
