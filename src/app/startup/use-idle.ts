import { useEffect, useState } from 'react';

import { whenIdle } from '@/shared/lib/when-idle';

export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
