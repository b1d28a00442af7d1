import type { Privacy } from '@generated/api/model/privacy';

import { formatDate } from '@/shared/format/date';
import link from '@/shared/ui/link.module.css';
import { Card, DescriptionList } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import styles from './privacy.module.css';

/** Renders the affiliate who brought the player, if any (SPEC Q4). */
export function OriginCard({ affiliate }: Pick<Privacy, 'affiliate'>) {
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
export function OfficerCard({ officer: { name, email, url } }: Pick<Privacy, 'officer'>) {
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
export function RetentionCard({ rules }: { rules: Privacy['retention'] }) {
  return (
    <Card title="Por quanto tempo guardamos">
      <dl className={styles.rules}>
        {rules.map(({ data, period, reason }) => (
          <div key={data} className={styles.rule}>
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
