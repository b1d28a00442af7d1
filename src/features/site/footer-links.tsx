import { useQuery } from '@tanstack/react-query';

import { Link } from '@/shell/navigation';
import { ownPath, paths } from '@/shell/paths';

import styles from './footer.module.css';
import { settingsQuery } from './site-queries';

const OWN = [
  { label: 'Limites e pausas', url: paths.protection() },
  { label: 'Autoexclusão', url: paths.protectionExclusion() },
  { label: 'Regras de apostas', url: paths.rulesBetting() },
];

/** What every player must be able to reach from every page, and what the settings name beside it (SPEC E6). */
export function FooterLinks() {
  const menu = useQuery(settingsQuery()).data?.general_footer_menu ?? [];
  const known = [...OWN, ...menu.filter(({ url }) => !OWN.some((own) => own.url === url))];
  return (
    <nav aria-label="Rodapé">
      <ul className={styles.links}>
        {known.map(({ label, url }) => (
          <li key={url}>{linkTo(url, label)}</li>
        ))}
      </ul>
    </nav>
  );
}

/** A page of the site, or a safe address elsewhere; anything else is words alone. */
function linkTo(url: string, label: string) {
  const own = ownPath(url);
  if (own !== undefined) return <Link to={own}>{label}</Link>;
  if (!/^https:\/\//.test(url)) return label;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}
