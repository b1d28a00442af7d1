import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';
import { AmountField } from '@/shared/forms/money-field';
import layout from '@/shared/ui/layout.module.css';

import { QuickStakes } from './quick-stakes';

interface StakeFieldProps {
  label: string;
  /** Stake in cents; null if empty. */
  stake: number | null;
  /** Lowest stake in cents. */
  min: Amount;
  /** Highest stake in cents. */
  max: Amount;
  /** Stake in cents of the button `Máx.`, which the player can afford; undefined or unknown if it does not limit the stake. */
  available?: Amount | undefined;
  onChange: (stake: number | null) => void;
}

/** Renders the field of a stake, with the buttons that change it unless its range is unknown. Does not check a typed stake. */
export function StakeField({ label, stake, min, max, available, onChange }: StakeFieldProps) {
  return (
    <div className={layout.small}>
      <AmountField label={label} value={stake} onChange={onChange} hint={`De ${formatMoney(min)} a ${formatMoney(max)}.`} />
      {min !== 'unknown' && max !== 'unknown' && (
        <QuickStakes stake={stake} min={min} max={max} most={available === 'unknown' ? undefined : available} onChange={onChange} />
      )}
    </div>
  );
}
