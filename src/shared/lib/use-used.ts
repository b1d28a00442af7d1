import { useEffect, useState } from 'react';

import { whenUsed } from './when-used';

/**
 * Returns true after the first press, key or wheel, and on a page that is only looked at after ten seconds.
 *
 * @param isUsedAlready true for a part that only a press can have brought
 */
export function useUsed(isUsedAlready = false): boolean {
  const [isUsed, setUsed] = useState(isUsedAlready);
  useEffect(() => (isUsed ? undefined : whenUsed(() => setUsed(true))), [isUsed]);
  return isUsed;
}
