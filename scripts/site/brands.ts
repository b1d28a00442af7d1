/** The backend host that stands for each brand; the site's default brand stands for every other host. */
const hosts: Readonly<Record<string, string>> = {
  palpite: 'api.palpite.example',
  brasa: 'api.brasa.example',
  pomar: 'api.pomar.example',
  mare: 'api.mare.example',
  cipo: 'api.cipo.example',
  ipe: 'api.ipe.example',
};

export const brandNames = Object.keys(hosts);
const DEFAULT_BRAND = 'palpite';

/**
 * The configuration's `brandBackend` for a brand (SPEC D12).
 * @param brand one of `brandNames`; undefined: the default brand
 */
export function brandBackend(brand: string = DEFAULT_BRAND): string {
  const host = hosts[brand];
  if (host === undefined) throw new Error(`There is no brand '${brand}'. Brands: ${brandNames.join(', ')}.`);
  return host;
}
