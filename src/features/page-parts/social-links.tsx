import { useQuery } from '@tanstack/react-query';

import type { Settings } from '@generated/api/model/settings';

import { Icon } from '@/shared/ui/icon';
import type { IconName } from '@/shared/ui/icon-paths';
import layout from '@/shared/ui/layout.module.css';
import { settingsQuery } from '@/product/settings-query';

import styles from './footer.module.css';

/** Networks, each with its field of the settings, its label and its icon. */
const NETWORKS = [
  ['general_social_instagram', 'Instagram', 'instagram'],
  ['general_social_telegram', 'Telegram', 'telegram'],
  ['general_social_x', 'X', 'x'],
  ['general_social_youtube', 'YouTube', 'youtube'],
  ['general_social_facebook', 'Facebook', 'facebook'],
] as const satisfies readonly (readonly [keyof Settings, string, IconName])[];

/** Renders the links to the operator's social networks. Only https URLs are used. */
export function SocialLinks() {
  const { data } = useQuery(settingsQuery());
  const available = NETWORKS.filter(([key]) => /^https:\/\//.test(data?.[key] ?? ''));
  if (available.length === 0) return null;
  return (
    <ul className={`${layout.line} ${styles.social}`} aria-label="Redes sociais">
      {available.map(([key, label, icon]) => (
        <li key={key}>
          <a href={data?.[key] ?? ''} aria-label={label} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
