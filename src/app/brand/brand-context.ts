import { createContext, use } from 'react';

import type { Brand } from './brand';
import { palpite } from './brands';

/** The brand of the site. */
export const BrandContext = createContext<Brand>(palpite);

export function useBrand(): Brand {
  return use(BrandContext);
}
