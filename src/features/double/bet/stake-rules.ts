import type { Settings } from '@generated/api/model/settings';

import { narrowStakes } from '@/product/stake-rules';

/** Stakes of the table itself, in cents (SPEC G3). */
const TABLE_STAKES = { min: 10, max: 200_000 };

/** Returns minimum, maximum and first offered stake (`start`) of the table in cents, narrowed by the casino's limits in the settings. */
export const parseStakeRules = (settings: Settings) => narrowStakes(TABLE_STAKES, settings);
