import { useQuery } from '@tanstack/react-query';

import { getGetSettingsQueryOptions } from '@generated/api/settings';

import { Amount } from '@/shared/ui/amount';
import { Asked } from '@/shared/ui/asked';
import { Card, Facts } from '@/shared/ui/page';

/** What a deposit can be, and how it is made (SPEC E6, D9). */
export function DepositTerms() {
  return (
    <Card title="Depósito por PIX">
      <Asked query={useQuery(getGetSettingsQueryOptions())} failed="Não foi possível carregar as regras de depósito">
        {({ deposit_min: min, deposit_max: max, deposit_enabled: enabled }) => (
          <Facts
            rows={[
              ['Situação', enabled === false ? 'Indisponível agora' : 'Disponível'],
              ...(min === undefined ? [] : [['Valor mínimo', <Amount key="min" cents={min} />] as const]),
              ...(max === undefined ? [] : [['Valor máximo', <Amount key="max" cents={max} />] as const]),
              ['Conta', 'Somente do seu próprio CPF'],
              ['Código PIX', 'Vale por 15 minutos'],
            ]}
          />
        )}
      </Asked>
    </Card>
  );
}
