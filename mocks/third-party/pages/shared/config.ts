import { isPlain } from '../../../../frames/protocol/fields';

export interface PageConfig {
  readonly backend: string;
  readonly siteOrigins: readonly string[];
  /** Vendor of the captcha; undefined for the stand-in's own. */
  readonly captcha: string | undefined;
}

/** @throws if the page has no configuration */
export function readConfig(page: Document): PageConfig {
  const config: unknown = JSON.parse(page.getElementById('config')?.textContent || 'null');
  if (!isPlain(config) || typeof config.backend !== 'string' || !Array.isArray(config.siteOrigins)) {
    throw new Error('This page has no configuration block.');
  }
  const { backend, siteOrigins, captcha } = config;
  return { backend, siteOrigins: siteOrigins.map(String), captcha: typeof captcha === 'string' ? captcha : undefined };
}
