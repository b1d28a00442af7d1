import { useEffect, useState } from 'react';

import { whenUsed } from '@/shared/lib/when-used';

/** Returns true after the first press or key, and on a page that is only looked at after ten seconds. */
export function useUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => whenUsed(() => setUsed(true)), []);
  return isUsed;
}
