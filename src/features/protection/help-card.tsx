import type { HelpLine } from '@generated/api/model/help-line';

import { formatPhone } from '@/shared/format/phone';
import { Card } from '@/shared/ui/page';
import { Icon } from '@/shared/ui/icon';
import link from '@/shared/ui/link.module.css';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';
import { usePlatformRules } from '@/product/platform-rules';

import styles from './protection.module.css';

/** Public services, shown unless the platform names others (SPEC D22). */
const PUBLIC_HELP: readonly HelpLine[] = [
  { name: 'CVV', description: 'apoio emocional 24 horas', phone: '188', url: null },
  { name: 'SUS', description: 'unidade básica de saúde ou CAPS mais perto de você, sem custo', phone: null, url: null },
  { name: 'Jogadores Anônimos', description: 'reuniões presenciais e on-line', phone: null, url: null },
];

/**
 * Renders links to the central self-exclusion and to services that help, which are independent of the operator.
 *
 * @param props.centralUrl https URL, which is not validated here
 */
export function HelpCard({ centralUrl }: { centralUrl: string }) {
  const { help_lines: lines = PUBLIC_HELP } = usePlatformRules();
  return (
    <Card title="Além desta casa">
      <p>A autoexclusão centralizada fecha o seu CPF em todas as casas autorizadas de uma vez.</p>
      <a className={`${link.link} ${link.accent}`} href={centralUrl} target="_blank" rel="noopener noreferrer">
        <Icon name="shield" size={20} />
        Autoexclusão centralizada
        <Icon name="external" size={16} />
      </a>
      <ul className={`${quiet.text} ${layout.small} ${styles.help}`} aria-label="Onde pedir ajuda">
        {lines.map(({ name, description, phone, url }) => (
          <li key={name}>
            {url === null ? (
              <strong>{name}</strong>
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer">
                <strong>{name}</strong>
              </a>
            )}
            <span>{`, ${description}`}</span>
            {phone !== null && (
              <>
                <span>: </span>
                <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
