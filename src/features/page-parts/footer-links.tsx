import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Icon } from '@/shared/ui/icon';
import { openConsentPrompt, useConsentStore } from '@/product/consent-store';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useOpenLinkFilter } from '@/product/sections';
import { settingsQuery } from '@/product/settings-query';

import styles from './footer.module.css';
import { useSettingsMenu } from './settings-menu';
import type { SafeLink } from './safe-link';

const PROTECTION_LINKS = [
  { label: 'Limites e pausas', to: paths.protection() },
  { label: 'Autoexclusão', to: paths.protectionExclusion() },
  { label: 'Regras de apostas', to: paths.rulesBetting() },
  { label: 'Jogo justo, verificável', to: paths.fairness() },
  { label: 'Acessibilidade', to: paths.accessibility() },
];

/** Renders the links that every page must have: to limits, self-exclusion, betting rules, fairness and accessibility. */
export function ProtectionLinks() {
  return (
    <ul className={styles.list}>
      {PROTECTION_LINKS.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Renders the footer menu of the settings (SPEC E6), without the protection links and closed sections. If the settings name a tag manager
 * (`pixel_gtm`), or the visitor has answered the prompt for consent, a button opens the prompt again.
 */
export function SettingsLinks() {
  const { entries } = useSettingsMenu('general_footer_menu');
  const isOpen = useOpenLinkFilter();
  const others = entries.filter(({ target }) => isOpen({ to: target }) && !PROTECTION_LINKS.some(({ to }) => to === target));
  const isMeasured = typeof useQuery(settingsQuery()).data?.pixel_gtm === 'string';
  // A campaign may have prompted for consent without a tag manager (SPEC Q5).
  const hasAnswered = useConsentStore(({ choice }) => choice !== undefined);
  return (
    <ul className={styles.list} data-wide="">
      {others.map(({ label, link, target }) => (
        <li key={target}>
          <SiteLink link={link}>
            <span>{label}</span>
            {'href' in link && <Icon name="external" size={14} />}
          </SiteLink>
        </li>
      ))}
      {(isMeasured || hasAnswered) && (
        <li>
          <button type="button" onClick={openConsentPrompt}>
            Preferências de privacidade
          </button>
        </li>
      )}
    </ul>
  );
}

interface SiteLinkProps {
  link: SafeLink;
  children: ReactNode;
}

/** Renders a link: to a page of the site through the router, to others in a new tab. */
function SiteLink({ link, children }: SiteLinkProps) {
  if ('to' in link) return <Link to={link.to}>{children}</Link>;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
