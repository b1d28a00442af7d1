import type { Settings } from '@generated/api/model/settings';

import { narrowStakes } from '@/product/stake-rules';

/** Stakes of the table itself, in cents (SPEC G3). */
const TABLE_STAKES = { min: 10, max: 200_000 };

/** Narrows the stakes of the table by the casino's limits. */
export const parseStakeRules = (settings: Settings) => narrowStakes(TABLE_STAKES, settings);
