import type { DoubleRound } from '@generated/api/model/double-round';

import { formatCounted } from '@/shared/format/number';
import { Icon } from '@/shared/ui/icon';
import { Card } from '@/shared/ui/page';
import { FairnessLink } from '@/shell/ui/fairness-link';

import styles from './fairness-card.module.css';
import { ManualVerifier } from './manual-verifier';
import type { ChainVerification } from './use-chain-verification';

interface FairnessCardProps {
  round: DoubleRound | undefined;
  newest: number | undefined;
  chain: ChainVerification;
}

export function FairnessCard({ round, newest, chain }: FairnessCardProps) {
  return (
    <Card title="Jogo que se confere">
      <p className={styles.state} data-bad={chain.failed.length > 0 || undefined}>
        <Icon name={chain.failed.length > 0 ? 'warning' : 'shield'} size={20} />
        {stateText(chain)}
      </p>
      <p className={styles.words}>
        A semente de cada rodada já está fixada antes das apostas: o hash dela é a semente da rodada anterior, e o número sai dela e da
        semente pública. Este navegador refaz a conta de cada rodada que aparece aqui. Toque em um resultado para ver o recibo.
      </p>
      {round !== undefined && (
        <dl className={styles.seeds}>
          <div>
            <dt>Hash da semente desta rodada</dt>
            <dd>{round.server_seed_hash}</dd>
          </div>
          <div>
            <dt>Semente pública</dt>
            <dd>{round.public_seed}</dd>
          </div>
        </dl>
      )}
      <FairnessLink />
      <details className={styles.more}>
        <summary>Conferir qualquer rodada</summary>
        <ManualVerifier newest={newest} />
      </details>
    </Card>
  );
}

function stateText({ verified, failed, isUnsupported }: ChainVerification): string {
  if (isUnsupported) return 'Este navegador não consegue conferir: é preciso uma conexão segura (https).';
  if (failed.length > 0) return `${formatCounted(failed.length, 'rodada não confere', 'rodadas não conferem')}.`;
  if (verified === 0) return 'Conferindo as últimas rodadas…';
  return `${formatCounted(verified, 'rodada conferida', 'rodadas conferidas')} neste navegador.`;
}
