import { useQuery } from '@tanstack/react-query';

import { getListSessionsQueryOptions } from '@generated/api/account';

import { formatDateTime } from '@/shared/format/date';
import { Asked } from '@/shared/ui/asked';
import { Card, Lines } from '@/shared/ui/page';

/** Where the player is logged in. */
export function SessionsCard() {
  return (
    <Card title="Onde sua conta está aberta">
      <Asked query={useQuery(getListSessionsQueryOptions())} failed="Não foi possível carregar as sessões">
        {({ data }) => (
          <Lines
            label="Sessões"
            items={data.map(({ id, device, ip, last_seen_at, current }) => ({
              id,
              text: device,
              detail: `${ip} · ${formatDateTime(last_seen_at)}`,
              end: current ? 'Esta sessão' : undefined,
            }))}
          />
        )}
      </Asked>
    </Card>
  );
}
