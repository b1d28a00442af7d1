import { createContext, use } from 'react';

import type { Brand } from '@/api/runtime-config';
import { runtimeConfig } from '@/shell/runtime-config';

export const BrandContext = createContext<Brand>(runtimeConfig().brand);

export function useBrand(): Brand {
  return use(BrandContext);
}
