import { isPlain } from '../../../../frames/protocol/fields';

/** Configuration of a page, which the server writes into its HTML. */
export interface PageConfig {
  /** Origin of the backend. */
  readonly backend: string;
  /** Origins of the sites that may embed the page. */
  readonly siteOrigins: readonly string[];
  /** World of the backend; without it the default one. */
  readonly world?: string;
  /** Text of a visit with a world of its own, `name:key@own`. */
  readonly visit?: string;
}

/** Reads the configuration of a page. @throws {Error} if the page has none, or an invalid one */
export function readConfig(page: Document): PageConfig {
  const config: unknown = JSON.parse(page.getElementById('config')?.textContent || 'null');
  if (!isPlain(config) || typeof config.backend !== 'string' || !Array.isArray(config.siteOrigins)) {
    throw new Error('This page has no configuration block.');
  }
  const { backend, siteOrigins, world, visit } = config;
  return {
    backend,
    siteOrigins: siteOrigins.map(String),
    ...(typeof world === 'string' && { world }),
    ...(typeof visit === 'string' && { visit }),
  };
}
