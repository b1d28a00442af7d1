import { useMutation } from '@tanstack/react-query';

import { useGetPrivacy, exportPersonalData } from '@generated/api/privacy';
import type { Privacy } from '@generated/api/model/privacy';

import layout from '@/shared/ui/layout.module.css';
import { QueryView } from '@/shared/ui/query-view';
import { describeError } from '@/api/errors';
import { downloadText } from '@/shared/lib/download-text';
import { downloadPdf } from '@/shared/pdf/download-pdf';
import { Button, buttonClass } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { Card, DescriptionList } from '@/shared/ui/page';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { formatDate } from '@/shared/format/date';
import link from '@/shared/ui/link.module.css';
import quiet from '@/shared/ui/quiet.module.css';

import { ConsentsCard } from './consents-card';
import { DeletionCard } from './deletion-card';
import { personalDataPdf } from './personal-data-pdf';
import styles from './privacy.module.css';

/** Renders the privacy centre (SPEC Q4): copy and deletion of the data, consents, affiliate, retention and the officer's contacts. */
export function PrivacyCards() {
  const query = useGetPrivacy();
  return (
    <QueryView query={query} failed="Não foi possível carregar a privacidade" lines={10}>
      {({ data: { affiliate, deletion, officer, offers, retention } }) => (
        <div className={layout.columns}>
          <div className={layout.column}>
            <DataCard />
            <ConsentsCard offers={offers} />
            <OriginCard affiliate={affiliate} />
          </div>
          <div className={layout.column}>
            <RetentionCard rules={retention} />
            <OfficerCard officer={officer} />
            <DeletionCard deletion={deletion} />
          </div>
        </div>
      )}
    </QueryView>
  );
}

/** Renders buttons and links to a copy of the player's data and to their correction (SPEC Q4). */
function DataCard() {
  const { mutate, isPending, error, variables } = useMutation({ mutationFn: saveCopy });
  const renderButton = (format: Format) => (
    <Button wide busy={isPending && variables === format} onClick={() => !isPending && mutate(format)}>
      {`Baixar meus dados (${format.toUpperCase()})`}
    </Button>
  );
  return (
    <Card title="Seus dados">
      <p>Baixe uma cópia de tudo o que temos sobre você, ou veja na tela.</p>
      <FormError message={error === null ? undefined : describeError(error)} />
      <div className={layout.medium}>
        {renderButton('pdf')}
        {renderButton('json')}
        <Link className={buttonClass('secondary', true)} to={paths.userPrivacyData()}>
          Ver na tela ou imprimir
        </Link>
        <Link className={buttonClass('secondary', true)} to={paths.account()}>
          Corrigir meus dados
        </Link>
      </div>
    </Card>
  );
}

type Format = 'json' | 'pdf';

/** Fetches the data and saves them as a file. Each press fetches, because the backend logs each copy. */
async function saveCopy(format: Format): Promise<void> {
  const { data } = await exportPersonalData();
  const name = `meus-dados-${data.generated_at.slice(0, 10)}.${format}`;
  if (format === 'pdf') await downloadPdf(name, personalDataPdf(data));
  else downloadText(name, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
}

/** Renders the affiliate who brought the player, if any (SPEC Q4). */
function OriginCard({ affiliate }: Pick<Privacy, 'affiliate'>) {
  return (
    <Card title="Como você chegou aqui">
      {affiliate === null ? (
        <p>Nenhum parceiro ou anúncio foi registrado na abertura da sua conta.</p>
      ) : (
        <>
          <DescriptionList
            rows={[
              ['Parceiro', affiliate.name],
              ['Campanha', affiliate.campaign ?? 'Não informada'],
              ['Registrado em', formatDate(affiliate.registered_at)],
            ]}
          />
          <p className={quiet.text}>O parceiro pode receber comissão. Ele não vê seu nome nem seus dados.</p>
        </>
      )}
    </Card>
  );
}

/** Renders name and contacts of the officer for data protection. */
function OfficerCard({ officer: { name, email, url } }: Pick<Privacy, 'officer'>) {
  return (
    <Card title="Fale com o encarregado de dados">
      <p>{`${name} responde às dúvidas e aos pedidos sobre seus dados.`}</p>
      <a className={link.link} href={`mailto:${email}`}>
        {email}
      </a>
      {url !== null && (
        <a className={link.link} href={url} target="_blank" rel="noreferrer">
          Página de pedidos
        </a>
      )}
    </Card>
  );
}

/** Renders for how long each kind of data is kept, and why. */
function RetentionCard({ rules }: { rules: Privacy['retention'] }) {
  return (
    <Card title="Por quanto tempo guardamos">
      <dl className={layout.medium}>
        {rules.map(({ data, period, reason }) => (
          <div key={data} className={`${layout.tiny} ${styles.rule}`}>
            <dt>{data}</dt>
            <dd>
              <span>{`${period}. `}</span>
              <span className={quiet.text}>{reason}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Link className={link.link} to={paths.regulation('politica-de-privacidade')}>
        Política de privacidade
      </Link>
    </Card>
  );
}
