import { createContext, use } from 'react';

import type { Brand } from './brand';
import { palpite } from './brands';

export const BrandContext = createContext<Brand>(palpite);

export function useBrand(): Brand {
  return use(BrandContext);
}
