import { regulation } from './runtime-config';

/** Warning that names the risks as the rule lists them: Portaria SPA/MF 1.231/2024, art. 4º, I (SPEC Q11). */
export const RISK_WARNING = 'Apostar traz riscos de dependência, de transtornos do jogo patológico e de perda dos valores das apostas.';

/** Returns the warning for login, registration and each access; undefined if the footer alone has it. */
export const riskWarning = (): string | undefined => (regulation().riskWarning === 'everywhere' ? RISK_WARNING : undefined);

/**
 * Returns the sentence of the ministry that the operator chose, if any. Portaria SPA/MF 1.231/2024, art. 13, II, as amended
 * by 1.964/2026, fixes three of them word for word (SPEC Q40).
 */
export function ministryWarning(): string | undefined {
  const { adWarning: warning } = regulation();
  return warning === '' ? undefined : `Ministério da Fazenda adverte: ${warning}.`;
}

/** Returns the warning for each promotion; undefined if the operator turned both warnings off. */
export const adWarning = (): string | undefined => ministryWarning() ?? riskWarning();
