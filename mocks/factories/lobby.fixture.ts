import type { Category } from '@generated/api/model/category';
import type { Provider } from '@generated/api/model/provider';

/** Returns a provider. @param index makes id, name and slug unique */
export function provider(index: number, overrides: Partial<Provider> = {}): Provider {
  const id = String(10 + index);
  return {
    id,
    name: `Estúdio ${String(index)}`,
    slug: `estudio-${String(index)}`,
    image: `/storage/providers/${id}.svg`,
    games_count: 12,
    ...overrides,
  };
}

/** Returns a category. @param index makes id, name and slug unique */
export function category(index: number, overrides: Partial<Category> = {}): Category {
  const id = String(10 + index);
  return {
    id,
    name: `Categoria ${String(index)}`,
    slug: `categoria-${String(index)}`,
    image: `/storage/categories/${id}.svg`,
    games_count: 40,
    ...overrides,
  };
}
