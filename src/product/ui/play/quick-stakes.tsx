import { formatMoney } from '@/shared/format/money';

import { Choices } from './choices';

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

/**
 * Renders the buttons that halve or double a stake or set it to the lowest or highest one, within the range of the game. Halves are
 * rounded down to the cent, and an empty stake counts as 0.
 */
export function QuickStakes({ stake, min, max, most = max, onChange }: QuickStakesProps) {
  const within = (cents: number) => Math.max(min, Math.min(max, cents));
  const toChoice = (sign: string, name: string, to: number) => ({ sign, name: `${name}: ${formatMoney(to)}`, choose: () => onChange(to) });
  return (
    <Choices
      label="Mudar o valor"
      choices={[
        toChoice('½', 'Metade', within(Math.floor((stake ?? 0) / 2))),
        toChoice('2×', 'Dobro', within((stake ?? 0) * 2)),
        toChoice('Mín.', 'Mínimo', min),
        toChoice('Máx.', 'Máximo', within(most)),
      ]}
    />
  );
}
