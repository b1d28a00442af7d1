import { regulation } from './runtime-config';

/** Names the risks as the rule lists them: Portaria SPA/MF 1.231/2024, art. 4º, I (SPEC Q11). */
export const RISK_WARNING = 'Apostar traz riscos de dependência, de transtornos do jogo patológico e de perda dos valores das apostas.';

/** Returns the warning for login, registration, promotions and each access; undefined if the footer alone has it. */
export const riskWarning = (): string | undefined => (regulation().riskWarning === 'everywhere' ? RISK_WARNING : undefined);
