import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useId } from 'react';

import type { Platform } from '@generated/api/model/platform';

import { formatPhone } from '@/shared/format/phone';
import { ErrorRetry } from '@/shared/ui/notice';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { openModal } from '@/shell/modal-store';

import { SettingsLinks, ProtectionLinks } from './footer-links';
import styles from './footer.module.css';
import { platformQuery } from './site-queries';
import { SocialLinks } from './social-links';

/**
 * Renders the footer: responsible gaming and age limit, links, support, and the operator with its authorization.
 *
 * @param props.mark the logo of the brand
 */
export function Footer({ mark }: { mark: ReactNode }) {
  const { data, isError, refetch } = useQuery(platformQuery());
  const platform = data?.data;
  return (
    <footer className={styles.footer}>
      <section className={styles.play} aria-labelledby="jogo-responsavel">
        <button
          type="button"
          className={styles.age}
          aria-haspopup="dialog"
          aria-label="18+: proibido para menores de 18 anos"
          onClick={() => openModal({ name: 'majority' })}
        >
          18+
        </button>
        <div className={styles.words}>
          <h2 id="jogo-responsavel" className={styles.heading}>
            Jogue com responsabilidade
          </h2>
          <p>Apostar é diversão, não renda nem investimento. Se deixou de ser diversão, pare. Proibido para menores de 18 anos.</p>
        </div>
        {platform !== undefined && /^https:/.test(platform.central_url) && (
          <a className={styles.central} href={platform.central_url} target="_blank" rel="noopener noreferrer">
            <Icon name="shield" size={20} />
            Autoexclusão centralizada
            <Icon name="external" size={16} />
          </a>
        )}
      </section>
      <div className={styles.columns}>
        <div className={styles.house}>
          {mark}
          <SocialLinks />
        </div>
        <nav className={styles.navigation} aria-label="Rodapé">
          <Column title="Sua proteção">
            <ProtectionLinks />
          </Column>
          <Column title="Regras e ajuda">
            <SettingsLinks />
          </Column>
        </nav>
        {platform !== undefined && (
          <Column title="Suporte">
            <Support support={platform.support} />
          </Column>
        )}
      </div>
      <div className={styles.operator}>
        {platform !== undefined ? (
          <Operator platform={platform} />
        ) : isError ? (
          <ErrorRetry slim title="Não foi possível carregar os dados da operadora." onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="3rem" />
        )}
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Support({ support: { email, phone, url, hours } }: { support: Platform['support'] }) {
  return (
    <ul className={styles.list}>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {phone !== null && (
        <li>
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </li>
      )}
      {url !== null && /^https:/.test(url) && (
        <li>
          <a href={url} target="_blank" rel="noopener noreferrer">
            Central de ajuda
          </a>
        </li>
      )}
      <li className={styles.hours}>{hours}</li>
    </ul>
  );
}

function Operator({ platform: { company, cnpj, authorization, environment } }: { platform: Platform }) {
  return (
    <section aria-labelledby="operadora">
      <h2 id="operadora" className={styles.heading}>
        Operadora
      </h2>
      <p>
        {company} · CNPJ <span className={styles.number}>{cnpj}</span>
      </p>
      <p>{authorization}</p>
      {environment === 'sandbox' && <p>Ambiente de demonstração: nenhum valor é real.</p>}
    </section>
  );
}
