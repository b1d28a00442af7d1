import { useQuery } from '@tanstack/react-query';

import { formatMoney } from '@/shared/format/money';
import { formatCount } from '@/shared/format/number';
import { paths } from '@/product/paths';
import { Link } from '@/product/navigation';
import { settingsQuery } from '@/product/settings-query';

import styles from './betting-limits.module.css';

/** Renders the betting limits (SPEC E6), with the defaults of SPEC E7, and a link to the rules. */
export function BettingLimits() {
  const { data, isPending } = useQuery(settingsQuery());
  const { sport_bet_min_single: single, sport_bet_min_total: total, sport_bet_multiple: multiple } = data ?? {};
  const limits: readonly (readonly [string, string])[] = isPending
    ? []
    : [
        ['Mínimo por aposta', formatMoney(single ?? 10)],
        ['Mínimo no total', formatMoney(total ?? 50)],
        // The contract has no unit for this value (SPEC D1).
        ['Limite de múltiplas', formatCount(multiple ?? 10)],
      ];
  return (
    <div className={styles.line}>
      {limits.length > 0 && (
        <dl className={styles.limits} aria-label="Limites das apostas esportivas">
          {limits.map(([name, value]) => (
            <div key={name} className={styles.limit}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.more}>
        <span>Apostas são para maiores de 18 anos.</span> <Link to={paths.rulesBetting()}>Regras de apostas</Link>
      </p>
    </div>
  );
}
