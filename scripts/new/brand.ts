import { SCREENSHOTS } from '../site/brand/screenshots';
import type { Draft } from './draft';
import type { Name } from './name';

/** Adds a brand with the colours of `ipe` and its title as word mark ([add-a-brand.md](../../docs/how-to/add-a-brand.md)). */
export function addBrand(draft: Draft, { kebab, title }: Name): void {
  const ipe: object = JSON.parse(draft.read('brands/ipe.json'));
  const brand = { ...ipe, name: kebab, title, hosts: [`api.${kebab}.example`], mark: null, icon: `${kebab}.svg` };
  draft.create(`brands/${kebab}.json`, `${JSON.stringify(brand, null, 2)}\n`);
  draft.create(`brands/${kebab}.svg`, draft.read('brands/ipe.svg'));
  // The screenshots of ipe are a placeholder until `npm run browsers -- screenshots` takes the brand's own.
  for (const { form } of SCREENSHOTS) draft.copy(`brands/${kebab}-${form}.webp`, `brands/ipe-${form}.webp`);
  const [list = ''] = /^export const brands = \[.*(?=\];$)/m.exec(draft.read('tests/e2e/addresses.ts')) ?? [];
  draft.insertAfter('tests/e2e/addresses.ts', list, `, '${kebab}'`);
}
