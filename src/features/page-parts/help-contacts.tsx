import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { PlatformSupport } from '@generated/api/model/platform-support';

import { formatPhone } from '@/shared/format/phone';
import { Card, DescriptionList } from '@/shared/ui/page';
import { QueryView } from '@/shared/ui/query-view';
import { platformQuery } from '@/product/platform-rules';

/**
 * Renders the ways to reach the support, with their hours.
 *
 * @param props.chat a button, or nothing if the site has no chat
 */
export function HelpContacts({ chat }: { chat: ReactNode }) {
  const query = useQuery(platformQuery());
  return (
    <Card title="Fale com o suporte">
      {chat}
      <QueryView query={query} failed="Não foi possível carregar os contatos">
        {({ data: { support } }) => <DescriptionList rows={contactRows(support)} />}
      </QueryView>
    </Card>
  );
}

function contactRows({ email, phone, url, hours }: PlatformSupport): readonly (readonly [label: string, value: ReactNode])[] {
  const rows: (readonly [label: string, value: ReactNode])[] = [];
  rows.push([
    'E-mail',
    <a key="email" href={`mailto:${email}`}>
      {email}
    </a>,
  ]);
  if (phone !== null)
    rows.push([
      'Telefone',
      <a key="phone" href={`tel:${phone}`}>
        {formatPhone(phone)}
      </a>,
    ]);
  if (url !== null && /^https:/.test(url)) rows.push(['Site', <OtherSite key="site" url={url} />]);
  rows.push(['Horário', hours]);
  return rows;
}

function OtherSite({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      Abrir em outra aba
    </a>
  );
}
