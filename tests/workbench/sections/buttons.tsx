import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Icon } from '@/shared/ui/icon';
import { iconPaths } from '@/shared/ui/icon-paths';
import type { IconName } from '@/shared/ui/icon-paths';
import { ServiceIcon } from '@/shared/ui/service-icon';

import { Section, State, States } from '../section';
import styles from '../workbench.module.css';

const VARIANTS = ['primary', 'secondary', 'ghost'] as const;
const ICONS = Object.keys(iconPaths) as IconName[];

/** Shows the button variants and all icons. */
export function Buttons() {
  return (
    <Section title="Botões e ícones">
      <States>
        {VARIANTS.map((variant) => (
          <State key={variant} name={variant}>
            <Button variant={variant}>Depositar</Button>
            <Button variant={variant} busy>
              Depositando
            </Button>
            <Button variant={variant} reason="O depósito mínimo é R$ 1,00.">
              Depositar
            </Button>
          </State>
        ))}
        <State name="de ponta a ponta">
          <Button variant="primary" wide>
            Entrar
          </Button>
        </State>
        <State name="só com ícone">
          <div className={styles.icons}>
            <IconButton icon="menu" label="Abrir menu" />
            <IconButton icon="close" label="Fechar" />
          </div>
        </State>
        <State name="do serviço de ícones, com o nosso no lugar enquanto não chega">
          <ServiceIcon name="lucide:nada-com-este-nome" fallback="star" />
        </State>
        <State name="ícones" wide>
          <div className={styles.icons}>
            {ICONS.map((name) => (
              <Icon key={name} name={name} />
            ))}
            <Icon name="heart" filled />
          </div>
        </State>
      </States>
    </Section>
  );
}
