import { Card } from '@/shared/ui/page';
import { Icon } from '@/shared/ui/icon';

import styles from './protection.module.css';

export function HelpCard({ centralUrl }: { centralUrl: string }) {
  return (
    <Card title="Além desta casa">
      <p>A autoexclusão centralizada fecha o seu CPF em todas as casas autorizadas de uma vez.</p>
      <a className={styles.central} href={centralUrl} target="_blank" rel="noopener noreferrer">
        <Icon name="shield" size={20} />
        Autoexclusão centralizada
        <Icon name="external" size={16} />
      </a>
      <ul className={styles.help} aria-label="Onde pedir ajuda">
        <li>
          <strong>CVV</strong>, apoio emocional 24 horas: <a href="tel:188">188</a>
        </li>
        <li>
          <strong>SUS</strong>: unidade básica de saúde ou CAPS mais perto de você, sem custo
        </li>
        <li>
          <strong>Jogadores Anônimos</strong>: reuniões presenciais e on-line
        </li>
      </ul>
    </Card>
  );
}
