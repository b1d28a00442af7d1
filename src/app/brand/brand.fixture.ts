import { type Brand, parseRuntimeConfig } from '@/api/runtime-config';

/** Creates a brand, the default one except for some values. */
export function createBrand(values: Partial<Brand> = {}): Brand {
  return { ...parseRuntimeConfig('').brand, ...values };
}
