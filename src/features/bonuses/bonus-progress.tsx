import type { Bonus } from '@generated/api/model/bonus';
import type { BonusContribution } from '@generated/api/model/bonus-contribution';

import { formatMoney } from '@/shared/format/money';
import { formatPercent } from '@/shared/format/number';

import styles from './bonuses.module.css';
import { remainingWagering, bonusName } from './bonus-labels';

/**
 * How much of the turnover is done, as a bar and as the sum behind it. Where the backend does not tell the progress
 * there is no bar.
 *
 * @param props.latest the newest stake that counted: how much of it did is what the next one there will do
 */
export function BonusProgress({ bonus, latest }: { bonus: Bonus; latest?: BonusContribution | undefined }) {
  const missing = remainingWagering(bonus);
  const { amount_rollover: required } = bonus;
  if (missing === undefined) return <p className={styles.quiet}>Apostas exigidas: {formatMoney(required)}.</p>;
  if (required === 0) return <p>Sem apostas exigidas. Você já pode resgatar.</p>;
  const done = required - missing;
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
      <p>{missing === 0 ? 'Apostas completas. Você já pode resgatar.' : `Faltam ${formatMoney(missing)} de apostas${weight(latest)}.`}</p>
    </div>
  );
}

function weight(latest: BonusContribution | undefined): string {
  if (latest === undefined) return '';
  return `; em ${latest.game ?? 'apostas esportivas'} contam ${formatPercent(latest.percent)}`;
}
