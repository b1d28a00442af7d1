/** Other hosts select the default brand. */
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
 * Returns the backend host of a brand (SPEC D12).
 * @throws if the brand does not exist
 */
export function brandBackend(brand: string = DEFAULT_BRAND): string {
  const host = hosts[brand];
  if (host === undefined) throw new Error(`There is no brand '${brand}'. Brands: ${brandNames.join(', ')}.`);
  return host;
}

/**
 * Returns the name of a backend's brand (SPEC D12).
 * @param backend host, with or without port
 * @throws if the host belongs to no brand
 */
export function brandOfBackend(backend: string): string {
  const host = backend.replace(/:\d+$/, '');
  const found = brandNames.find((name) => hosts[name] === host);
  if (found === undefined) throw new Error(`No brand has the backend '${host}'. Name a brand: ${brandNames.join(', ')}.`);
  return found;
}
