import type { Bonus } from '@generated/api/model/bonus';
import type { BonusContribution } from '@generated/api/model/bonus-contribution';

import { formatMoney } from '@/shared/format/money';
import { formatPercent } from '@/shared/format/number';

import styles from './bonuses.module.css';
import { remainingWagering, bonusName } from './bonus-labels';

/**
 * Renders the wagering progress, the requirement alone without progress data, or nothing if that is not known either.
 *
 * @param props.latest newest counted stake
 */
export function BonusProgress({ bonus, latest }: { bonus: Bonus; latest?: BonusContribution | undefined }) {
  const remaining = remainingWagering(bonus);
  const { amount_rollover: required } = bonus;
  if (required === undefined) return null;
  if (remaining === undefined || remaining === 'unknown' || required === 'unknown')
    return <p className={styles.quiet}>{`Apostas exigidas: ${formatMoney(required)}.`}</p>;
  if (required === 0) return <p>Sem apostas exigidas. Você já pode resgatar.</p>;
  const done = required - remaining;
  const share = Math.floor((done * 100) / required);
  const text = `${formatMoney(done)} de ${formatMoney(required)}`;
  return (
    <div className={styles.progress}>
      <div className={styles.ends}>
        <span>{text}</span>
        <span>{formatPercent(share)}</span>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={`Apostas para resgatar ${bonusName(bonus)}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={text}
      >
        <div className={styles.done} style={{ transform: `scaleX(${share / 100})` }} />
      </div>
      <p>
        {remaining === 0
          ? 'Apostas completas. Você já pode resgatar.'
          : `Faltam ${formatMoney(remaining)} de apostas${contributionText(latest)}.`}
      </p>
    </div>
  );
}

function contributionText(latest: BonusContribution | undefined): string {
  if (latest === undefined) return '';
  return `; em ${latest.game ?? 'apostas esportivas'} contam ${formatPercent(latest.percent)}`;
}
