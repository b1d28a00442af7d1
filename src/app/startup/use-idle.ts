import { startTransition, useEffect, useState } from 'react';

import { whenLoadedAndIdle } from '@/shared/lib/when-idle';

export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenLoadedAndIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
