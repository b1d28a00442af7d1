import type { GameVolatility } from '@generated/api/model/game-volatility';

/** Labels of the volatility of a game (pt-BR, feminine). An unknown volatility has none. */
export const VOLATILITY_LABELS: Readonly<Record<GameVolatility, string>> = { low: 'Baixa', medium: 'Média', high: 'Alta' };
