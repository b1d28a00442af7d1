import type { MinesConfig } from '@generated/api/model/mines-config';

import type { Amount } from '@/shared/format/money';
import layout from '@/shared/ui/layout.module.css';
import quiet from '@/shared/ui/quiet.module.css';
import { Choices } from '@/product/ui/play/choices';
import { StakeField } from '@/product/ui/play/stake-field';

import { chanceText, minesText } from '../round-labels';
import styles from './controls.module.css';
import type { BetDraft } from './stake';

/** Numbers of mines with a button of their own; the slider offers all from 1 to 24. */
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
  return (
    <>
      <StakeField
        label="Aposta"
        stake={amount}
        min={config.min_bet}
        max={config.max_bet}
        available={available}
        onChange={(cents) => onChange({ ...draft, amount: cents })}
      />
      <div className={layout.small}>
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
        <Choices
          label="Minas"
          choices={PRESETS.map((count) => ({
            sign: String(count),
            name: minesText(count),
            isChosen: mines === count,
            choose: () => onChange({ ...draft, mines: count }),
          }))}
        />
        <p className={quiet.text}>{`Chance de diamante na primeira casa: ${chanceText(mines, 0)}.`}</p>
      </div>
    </>
  );
}
