import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense, useId, useRef } from 'react';

import type { Platform } from '@generated/api/model/platform';

import { formatPhone } from '@/shared/format/phone';
import { lazyPart } from '@/shared/lib/lazy-part';
import { retryPendingQueries } from '@/shared/lib/retry-queries';
import { useNearViewport } from '@/shared/lib/use-near-viewport';
import { useSlowness } from '@/shared/lib/use-slowness';
import { ErrorRetry } from '@/shared/ui/notice';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import layout from '@/shared/ui/layout.module.css';
import { openModal } from '@/product/modal-store';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { platformQuery } from '@/product/platform-rules';
import { ministryWarning, RISK_WARNING } from '@/product/risk-warning';
import { Island } from '@/startup/stages/island';

import { SettingsLinks, ProtectionLinks } from './footer-links';
import styles from './footer.module.css';
import { SocialLinks } from './social-links';

const Sponsors = lazyPart(() => import('./sponsors').then((module) => module.Sponsors));

/**
 * Renders responsible gaming and age limit, links, support, and the authorized operator. Few pages are scrolled to the
 * end: near the viewport the prerendered footer is rendered again, and the operator's data, and code and image of the
 * sponsors, load.
 *
 * @param props.mark logo or word mark of the site
 */
export function Footer({ mark }: { mark: ReactNode }) {
  const footer = useRef<HTMLElement>(null);
  const isNear = useNearViewport(footer);
  return (
    <footer ref={footer}>
      <Island isDue={isNear} className={styles.footer}>
        <section className={`${layout.surface} ${styles.play}`} aria-labelledby="jogo-responsavel">
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
            <p>
              <span>{RISK_WARNING}</span>
              <span>{` ${ministryWarning() ?? ''} `}</span>
              <span>Se deixou de ser diversão, pare. Proibido para menores de 18 anos.</span>
            </p>
          </div>
          <SectionBoundary name="footer: central exclusion" fallback={null}>
            <CentralExclusion isNear={isNear} />
          </SectionBoundary>
        </section>
        <div className={styles.columns}>
          <div className={`${layout.ends} ${styles.house}`}>
            {mark}
            <SectionBoundary name="footer: social links" fallback={null}>
              <SocialLinks />
            </SectionBoundary>
          </div>
          <nav className={styles.navigation} aria-label="Rodapé">
            <Column title="Sua proteção">
              <ProtectionLinks />
            </Column>
            <Column title="Regras e ajuda">
              <SectionBoundary name="footer: links" title="os links">
                <SettingsLinks />
              </SectionBoundary>
            </Column>
          </nav>
          <SectionBoundary name="footer: support" title="os contatos do suporte">
            <SupportColumn isNear={isNear} />
          </SectionBoundary>
        </div>
        <SectionBoundary name="footer: sponsors" fallback={null}>
          <Suspense>{isNear && <Sponsors />}</Suspense>
        </SectionBoundary>
        <div className={styles.operator}>
          <SectionBoundary name="footer: operator" title="os dados da operadora">
            <OperatorPart isNear={isNear} />
          </SectionBoundary>
        </div>
      </Island>
    </footer>
  );
}

interface LateProps {
  isNear: boolean;
}

/** Returns true while a page is prerendered: it has no viewport, and its queries decide which data the deployment adds to it. */
const isPrerendered = () => !('IntersectionObserver' in window);

const usePlatform = (isNear: boolean) => useQuery({ ...platformQuery(), enabled: isNear || isPrerendered() });

function CentralExclusion({ isNear }: LateProps) {
  const platform = usePlatform(isNear).data?.data;
  if (platform === undefined || !/^https:/.test(platform.central_url)) return null;
  return (
    <a className={styles.central} href={platform.central_url} target="_blank" rel="noopener noreferrer">
      <Icon name="shield" size={20} />
      Autoexclusão centralizada
      <Icon name="external" size={16} />
    </a>
  );
}

function SupportColumn({ isNear }: LateProps) {
  const platform = usePlatform(isNear).data?.data;
  if (platform === undefined) return null;
  return (
    <Column title="Suporte">
      <Support support={platform.support} />
    </Column>
  );
}

function OperatorPart({ isNear }: LateProps) {
  const { data, isError, refetch } = usePlatform(isNear);
  const client = useQueryClient();
  const isStuck = useSlowness(isNear && data === undefined && !isError) === 'stuck';
  if (data !== undefined) return <Operator platform={data.data} />;
  if (!isError && !isStuck) return <Skeleton height="3rem" />;
  const retry = () => void (isError ? refetch() : retryPendingQueries(client));
  return <ErrorRetry slim title="Não foi possível carregar os dados da operadora." onRetry={retry} />;
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

function Support({ support: { email, phone, hours } }: { support: Platform['support'] }) {
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
      <li>
        <Link to={paths.help()}>Central de ajuda</Link>
      </li>
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
        <span>{`${company} · CNPJ `}</span>
        <span className={styles.number}>{cnpj}</span>
      </p>
      <p>{authorization}</p>
      {environment === 'sandbox' && <p>Ambiente de demonstração: nenhum valor é real.</p>}
    </section>
  );
}
