import { riskWarning } from '@/product/risk-warning';

import styles from './account-form.module.css';

/** Renders the age limit and the warning below login and registration, without anything to press (SPEC Q11). */
export function AgeAndRisks() {
  return <p className={styles.age}>{`Proibido para menores de 18 anos. ${riskWarning() ?? 'Jogue com responsabilidade.'}`}</p>;
}
