import { formatMultiple, formatPercent } from '@/shared/format/number';

import styles from './odds.module.css';
import { COLOR_RULES, NUMBERS, RTP } from './rules';

/** What is known before a bet (SPEC D9): what comes back in the long run, and how likely the most is. */
export function Odds() {
  const { pays, of, name } = COLOR_RULES.white;
  return (
    <dl className={styles.odds}>
      <div>
        <dt>Retorno (RTP)</dt>
        <dd>{formatPercent(RTP)}</dd>
      </div>
      <div>
        <dt>Maior prêmio</dt>
        <dd>
          {formatMultiple(pays)} no {name}, {of} em {NUMBERS}
        </dd>
      </div>
    </dl>
  );
}
