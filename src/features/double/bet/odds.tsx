import { COLOR_RULES, SLOT_COUNT, RTP_PERCENT } from '@/fairness/double/rules';
import { formatMultiple, formatPercent } from '@/shared/format/number';

import styles from './odds.module.css';

/** Renders the odds, which must be visible before a bet (SPEC D9). */
export function Odds() {
  const { pays, slots, name } = COLOR_RULES.white;
  return (
    <dl className={styles.odds}>
      <div>
        <dt>Retorno (RTP)</dt>
        <dd>{formatPercent(RTP_PERCENT)}</dd>
      </div>
      <div>
        <dt>Maior prêmio</dt>
        <dd>{`${formatMultiple(pays)} no ${name}, ${slots} em ${SLOT_COUNT}`}</dd>
      </div>
    </dl>
  );
}
