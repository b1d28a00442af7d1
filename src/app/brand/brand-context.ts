import { createContext, use } from 'react';

import type { Brand } from '@/api/runtime-config';
import { runtimeConfig } from '@/product/runtime-config';

/**
 * Brand of the page. A context, because the brand that `App` receives can differ from that of the runtime configuration, which is
 * only the default: prerendering and tests render several brands in one process.
 */
export const BrandContext = createContext<Brand>(runtimeConfig().brand);

/** Returns the brand of `BrandContext`. */
export function useBrand(): Brand {
  return use(BrandContext);
}
