import { formatMultiple, formatPercent } from '@/shared/format/number';

import styles from './odds.module.css';
import { COLOR_RULES, SLOT_COUNT, RTP_PERCENT } from '../rules';

/** What is known before a bet (SPEC D9): what comes back in the long run, and how likely the most is. */
export function Odds() {
  const { pays, of, name } = COLOR_RULES.white;
  return (
    <dl className={styles.odds}>
      <div>
        <dt>Retorno (RTP)</dt>
        <dd>{formatPercent(RTP_PERCENT)}</dd>
      </div>
      <div>
        <dt>Maior prêmio</dt>
        <dd>
          {formatMultiple(pays)} no {name}, {of} em {SLOT_COUNT}
        </dd>
      </div>
    </dl>
  );
}
