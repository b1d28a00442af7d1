import { useQuery } from '@tanstack/react-query';

import type { Platform } from '@generated/api/model/platform';

import { formatPhone } from '@/shared/format/phone';
import { ErrorRetry } from '@/shared/ui/notice';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';

import styles from './footer.module.css';
import { FooterLinks } from './footer-links';
import { platformQuery } from './site-queries';
import { SocialLinks } from './social-links';

/** The foot of every page: responsible play and 18+, who runs the house and by what right, how to get help. */
export function Footer() {
  const { data, isError, refetch } = useQuery(platformQuery());
  const platform = data?.data;
  return (
    <footer className={styles.footer}>
      <section className={styles.play} aria-labelledby="jogo-responsavel">
        <p className={styles.age} aria-label="Proibido para menores de 18 anos">
          18+
        </p>
        <div>
          <h2 id="jogo-responsavel" className={styles.heading}>
            Jogue com responsabilidade
          </h2>
          <p>Apostar é diversão, não renda nem investimento. Se deixou de ser diversão, pare. Proibido para menores de 18 anos.</p>
          {platform !== undefined && /^https:/.test(platform.central_url) && (
            <a className={styles.link} href={platform.central_url} target="_blank" rel="noopener noreferrer">
              <Icon name="shield" size={20} />
              Autoexclusão centralizada
              <Icon name="external" size={16} />
            </a>
          )}
        </div>
      </section>
      <FooterLinks />
      {platform !== undefined ? (
        <PlatformDetails platform={platform} />
      ) : isError ? (
        <ErrorRetry slim title="Não foi possível carregar os dados da operadora." onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="8rem" />
      )}
      <SocialLinks />
    </footer>
  );
}

function PlatformDetails({ platform: { company, cnpj, authorization, support, environment } }: { platform: Platform }) {
  return (
    <div className={styles.columns}>
      <section aria-labelledby="suporte">
        <h2 id="suporte" className={styles.heading}>
          Suporte
        </h2>
        <ul className={styles.list}>
          <li>
            <a href={`mailto:${support.email}`}>{support.email}</a>
          </li>
          {support.phone !== null && (
            <li>
              <a href={`tel:${support.phone}`}>{formatPhone(support.phone)}</a>
            </li>
          )}
          {support.url !== null && /^https:/.test(support.url) && (
            <li>
              <a href={support.url} target="_blank" rel="noopener noreferrer">
                Central de ajuda
              </a>
            </li>
          )}
          <li>{support.hours}</li>
        </ul>
      </section>
      <section aria-labelledby="operadora">
        <h2 id="operadora" className={styles.heading}>
          Operadora
        </h2>
        <ul className={styles.list}>
          <li>{company}</li>
          <li>CNPJ {cnpj}</li>
          <li>{authorization}</li>
          {environment === 'sandbox' && <li>Ambiente de demonstração: nenhum valor é real.</li>}
        </ul>
      </section>
    </div>
  );
}
