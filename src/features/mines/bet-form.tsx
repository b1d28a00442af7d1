import type { MinesConfig } from '@generated/api/model/mines-config';

import { formatMoney } from '@/shared/format/money';
import { MoneyField } from '@/shared/forms/money-field';
import { BRAZILIAN } from '@/shared/forms/money-text';

import styles from './controls.module.css';
import { quickStakes } from './stake';
import { chanceText, minesText } from './words';

/** How many mines can be chosen with one press. */
const PRESETS = [1, 3, 5, 10, 20] as const;

/** What the next round is to be. */
export interface Wish {
  /** Cents; null where none was typed. */
  readonly amount: number | null;
  readonly mines: number;
}

interface BetFormProps {
  config: MinesConfig;
  wish: Wish;
  /** What the player has, in cents; undefined where that is not known. */
  available: number | undefined;
  onChange: (wish: Wish) => void;
}

/** Stake and mines of the next round. */
export function BetForm({ config, wish, available, onChange }: BetFormProps) {
  const { amount, mines } = wish;
  return (
    <>
      <div className={styles.part}>
        <MoneyField
          label="Aposta"
          value={amount}
          onChange={(cents) => onChange({ ...wish, amount: cents })}
          format={{ ...BRAZILIAN, negative: false, blank: true }}
          placeholder="0,00"
          hint={`De ${formatMoney(config.min_bet)} a ${formatMoney(config.max_bet)}.`}
        />
        <div className={styles.choices} role="group" aria-label="Mudar a aposta">
          {quickStakes(amount, config, available).map(({ label, cents }) => (
            <button key={label} type="button" className={styles.choice} onClick={() => onChange({ ...wish, amount: cents })}>
              {label}
            </button>
          ))}
        </div>
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
            onChange={(event) => onChange({ ...wish, mines: Number(event.target.value) })}
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
              onClick={() => onChange({ ...wish, mines: count })}
            >
              {count}
            </button>
          ))}
        </div>
        <p className={styles.hint}>Chance de diamante na primeira casa: {chanceText(mines, 0)}.</p>
      </div>
    </>
  );
}
