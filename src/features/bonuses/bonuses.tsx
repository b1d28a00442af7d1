import { useQuery } from '@tanstack/react-query';

import type { Bonus } from '@generated/api/model/bonus';

import { Asked } from '@/shared/ui/asked';
import { Notice } from '@/shared/ui/notice';

import { BonusCard } from './bonus-card';
import { isActive } from './bonus-words';
import { bonusesQuery } from './reward-queries';

/** The player's bonuses, the one in use first (SPEC C4, E2). */
export function Bonuses() {
  return (
    <Asked query={useQuery(bonusesQuery())} failed="Não foi possível carregar os bônus" lines={8}>
      {({ data: { data } }) =>
        data.length === 0 ? (
          <Notice icon="gift" title="Nenhum bônus agora" text="Bônus que você receber aparecem aqui." />
        ) : (
          activeFirst(data).map((bonus) => <BonusCard key={bonus.id} bonus={bonus} alone={!data.some(isActive)} />)
        )
      }
    </Asked>
  );
}

const activeFirst = (bonuses: readonly Bonus[]) => bonuses.toSorted((one, other) => Number(isActive(other)) - Number(isActive(one)));
