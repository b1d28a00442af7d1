import { isPlain } from '../../message-fields';

/** What the server tells a page. */
export interface FrameConfig {
  /** The origin of the backend. */
  readonly backend: string;
  /** The sites that the page talks to. */
  readonly siteOrigins: readonly string[];
}

/**
 * Reads the page's configuration block.
 * @throws when the page was not served by the third-party server
 */
export function readConfig(page: Document): FrameConfig {
  const config: unknown = JSON.parse(page.getElementById('config')?.textContent || 'null');
  if (!isPlain(config) || typeof config.backend !== 'string' || !Array.isArray(config.siteOrigins)) {
    throw new Error('This page has no configuration block.');
  }
  return { backend: config.backend, siteOrigins: config.siteOrigins.map(String) };
}
