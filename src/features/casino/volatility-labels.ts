import type { GameVolatility } from '@generated/api/model/game-volatility';

export const VOLATILITY_LABELS: Readonly<Record<GameVolatility, string>> = { low: 'Baixa', medium: 'Média', high: 'Alta' };
