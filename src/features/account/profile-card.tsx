import { useQuery } from '@tanstack/react-query';

import { getGetProfileQueryOptions } from '@generated/api/account';
import type { Address } from '@generated/api/model/address';

import { formatDay } from '@/shared/format/date';
import { formatPhone } from '@/shared/format/phone';
import { Asked } from '@/shared/ui/asked';
import { Card, Facts } from '@/shared/ui/page';

/** What the account says of the player. */
export function ProfileCard() {
  return (
    <Card title="Seus dados">
      <Asked query={useQuery(getGetProfileQueryOptions())} failed="Não foi possível carregar os seus dados" lines={7}>
        {({ data: { name, email, phone, document, birthday, status, address } }) => (
          <Facts
            rows={[
              ['Nome', name],
              ['CPF', document.number.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')],
              ['Nascimento', formatDay(birthday)],
              ['E-mail', email],
              ['Celular', formatPhone(phone)],
              ['Situação', status],
              ['Endereço', address === null ? 'Não informado' : lineOf(address)],
            ]}
          />
        )}
      </Asked>
    </Card>
  );
}

const lineOf = ({ street, number, district, city, state }: Address) => `${street}, ${number}, ${district}, ${city} – ${state}`;
