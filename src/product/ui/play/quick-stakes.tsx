import { formatMoney } from '@/shared/format/money';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import styles from './quick-stakes.module.css';

interface QuickStakesProps {
  /** Stake in cents; null if empty. */
  stake: number | null;
  /** Lowest stake in cents. */
  min: number;
  /** Highest stake in cents. */
  max: number;
  /** Stake in cents of the button 'Máx.'. The default is `max`. */
  most?: number | undefined;
  onChange: (stake: number) => void;
}

/** Renders the buttons that halve or double a stake or set it to the lowest or highest one, within the range of the game. */
export function QuickStakes({ stake, min, max, most = max, onChange }: QuickStakesProps) {
  const within = (cents: number) => Math.max(min, Math.min(max, cents));
  const choices = [
    { sign: '½', name: 'Metade', to: within(Math.floor((stake ?? 0) / 2)) },
    { sign: '2×', name: 'Dobro', to: within((stake ?? 0) * 2) },
    { sign: 'Mín.', name: 'Mínimo', to: min },
    { sign: 'Máx.', name: 'Máximo', to: within(most) },
  ];
  return (
    <div className={styles.choices} role="group" aria-label="Mudar o valor">
      {choices.map(({ sign, name, to }) => (
        <button key={sign} type="button" className={styles.choice} onClick={() => onChange(to)}>
          <VisuallyHidden>{`${name}: ${formatMoney(to)}`}</VisuallyHidden>
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
