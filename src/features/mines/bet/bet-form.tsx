import type { MinesConfig } from '@generated/api/model/mines-config';

import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';
import { MoneyField } from '@/shared/forms/money-field';
import { BRAZILIAN } from '@/shared/forms/money-text';
import { QuickStakes } from '@/product/ui/play/quick-stakes';

import { chanceText, minesText } from '../round-labels';
import styles from './controls.module.css';
import type { BetDraft } from './stake';

const PRESETS = [1, 3, 5, 10, 20] as const;

interface BetFormProps {
  config: MinesConfig;
  draft: BetDraft;
  /** Amount that the player can stake, in cents; undefined while loading. */
  available: Amount | undefined;
  onChange: (draft: BetDraft) => void;
}

/** Renders the fields for the stake and the number of mines of the next round. */
export function BetForm({ config, draft, available, onChange }: BetFormProps) {
  const { amount, mines } = draft;
  const { min_bet: min, max_bet: max } = config;
  return (
    <>
      <div className={styles.part}>
        <MoneyField
          label="Aposta"
          value={amount}
          onChange={(cents) => onChange({ ...draft, amount: cents })}
          format={{ ...BRAZILIAN, negative: false, blank: true }}
          placeholder="0,00"
          hint={`De ${formatMoney(min)} a ${formatMoney(max)}.`}
        />
        {min !== 'unknown' && max !== 'unknown' && (
          <QuickStakes
            stake={amount}
            min={min}
            max={max}
            most={available === 'unknown' ? undefined : available}
            onChange={(cents) => onChange({ ...draft, amount: cents })}
          />
        )}
      </div>
      <div className={styles.part}>
        <label className={styles.slider}>
          <span className={styles.sliderLabel}>Minas no tabuleiro</span>
          <span className={styles.count} aria-hidden="true">
            {mines}
          </span>
          <input
            type="range"
            min={1}
            max={24}
            step={1}
            value={mines}
            aria-valuetext={minesText(mines)}
            onChange={(event) => onChange({ ...draft, mines: Number(event.target.value) })}
          />
        </label>
        <div className={styles.choices} role="group" aria-label="Minas">
          {PRESETS.map((count) => (
            <button
              key={count}
              type="button"
              className={styles.choice}
              aria-label={minesText(count)}
              aria-pressed={mines === count}
              onClick={() => onChange({ ...draft, mines: count })}
            >
              {count}
            </button>
          ))}
        </div>
        <p className={styles.hint}>{`Chance de diamante na primeira casa: ${chanceText(mines, 0)}.`}</p>
      </div>
    </>
  );
}
