import type { RuntimeConfig } from '../../src/api/runtime-config';

const BLOCK = /(<script\b[^>]*\bid="config"[^>]*>)[^<]*(<\/script>)/;

/**
 * Fills a page's configuration block.
 * @throws if there is none
 */
export function fillConfigBlock(html: string, config: RuntimeConfig): string {
  if (!BLOCK.test(html)) throw new Error('index.html has no <script type="application/json" id="config">');
  // The character is escaped, because a value could otherwise close the script element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(BLOCK, (_, open: string, close: string) => `${open}${json}${close}`);
}
