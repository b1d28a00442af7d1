import { useQuery } from '@tanstack/react-query';

import { getGetWalletQueryOptions } from '@generated/api/wallet';

import { Amount } from '@/shared/ui/amount';
import { Asked } from '@/shared/ui/asked';
import { Card, Facts } from '@/shared/ui/page';

/** What the player has: four sums that add up to the whole. */
export function WalletSums() {
  return (
    <Card title="Seu dinheiro">
      <Asked query={useQuery(getGetWalletQueryOptions())} failed="Não foi possível carregar a carteira">
        {({ data: { withdrawable, locked, bonus, pending_withdraw: pending } }) => (
          <Facts
            rows={[
              ['Disponível para saque', <Amount key="w" cents={withdrawable} />],
              ['A apostar antes de sacar', <Amount key="l" cents={locked} />],
              ['Bônus', <Amount key="b" cents={bonus} />],
              ['Saques a caminho', <Amount key="p" cents={pending} />],
              ['Total', <Amount key="t" cents={withdrawable + locked + bonus + pending} />],
            ]}
          />
        )}
      </Asked>
    </Card>
  );
}
