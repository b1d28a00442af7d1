import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleColor } from '@generated/api/model/double-color';
import type { DoubleTotals } from '@generated/api/model/double-totals';

import { COLOR_RULES, COLORS, SLOT_COUNT } from '@/fairness/double/rules';
import { sumOf } from '@/shared/format/amount-math';
import type { Amount as Cents } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';
import { formatPercent } from '@/shared/format/number';
import { Amount } from '@/shared/ui/amount';
import { Fact } from '@/product/ui/play/fact';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import styles from './color-columns.module.css';

interface ColorColumnsProps {
  /** Stakes of all players, in cents; undefined while loading. */
  totals: DoubleTotals | undefined;
  /** Colour that the round has drawn; null until the wheel has stopped. */
  winningColor: DoubleColor | null;
  /** Props for betting; undefined for a visitor. */
  bet?:
    | {
        /** Stake of the next bet in cents; null if the field is empty. */
        readonly stake: number | null;
        /** The player's bets on the current round. */
        readonly bets: readonly DoubleBet[];
        /** Id of the text that explains why betting is disabled; undefined if it is enabled. */
        readonly reasonId: string | undefined;
        /** True while a bet is sent or its outcome is unknown. Presses are ignored. */
        readonly isBusy: boolean;
        readonly place: (color: DoubleColor) => void;
      }
    | undefined;
}

/** Renders each colour with its chance and stakes. A player bets by pressing it. */
export function ColorColumns({ totals, winningColor, bet }: ColorColumnsProps) {
  return (
    <ul className={styles.columns} aria-label="Cores">
      {COLORS.map((color) => (
        <Column key={color} color={color} total={totals?.[color]} winningColor={winningColor} bet={bet} />
      ))}
    </ul>
  );
}

interface ColumnProps extends Pick<ColorColumnsProps, 'bet' | 'winningColor'> {
  color: DoubleColor;
  total: Cents | undefined;
}

function Column({ color, total, winningColor, bet }: ColumnProps) {
  const { name, slots } = COLOR_RULES[color];
  const own = bet?.bets
    .filter((one) => one.color === color && one.status !== 'cancelled' && one.status !== 'voided')
    .map(({ amount }) => amount);
  const ownSum = own && sumOf(...own);
  return (
    <li
      className={styles.column}
      data-out={(winningColor !== null && winningColor !== color) || undefined}
      data-came={winningColor === color || undefined}
    >
      <Face color={color} bet={bet} />
      <dl className={styles.facts} aria-label={name}>
        <div>
          <dt>Chance</dt>
          <dd title={formatPercent((100 * slots) / SLOT_COUNT)}>{`${slots} em ${SLOT_COUNT}`}</dd>
        </div>
        <Fact label="Na mesa">{total === undefined ? '–' : <Amount cents={total} />}</Fact>
        {ownSum !== undefined && (
          <div className={styles.own} data-none={ownSum === 0 || undefined}>
            <dt>Você</dt>
            <dd>
              <Amount cents={ownSum} />
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

function Face({ color, bet }: Pick<ColumnProps, 'color' | 'bet'>) {
  const { name, letter, pays } = COLOR_RULES[color];
  const inside = (
    <span className={styles.inside} aria-hidden={bet !== undefined || undefined}>
      <span className={styles.sign}>
        <span className={styles.letter} aria-hidden="true">
          {letter}
        </span>
        <span className={styles.times}>{`${pays}×`}</span>
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  );
  if (bet === undefined)
    return (
      <div className={styles.face} data-color={color}>
        {inside}
      </div>
    );
  const { stake, reasonId, isBusy, place } = bet;
  const isInert = reasonId !== undefined || isBusy;
  const label = `Apostar ${stake === null ? '' : `${formatMoney(stake)} `}no ${name}, paga ${pays}×`;
  return (
    <button
      type="button"
      className={styles.face}
      data-color={color}
      aria-disabled={reasonId !== undefined || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={reasonId}
      onClick={() => {
        if (!isInert) place(color);
      }}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {inside}
    </button>
  );
}
