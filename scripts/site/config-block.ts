import type { RuntimeConfig } from '../../src/api/runtime-config';

const BLOCK = /(<script\b[^>]*\bid="config"[^>]*>)[^<]*(<\/script>)/;

/**
 * Returns the page with the configuration in its block, in place of earlier content.
 * @throws if the page has no block
 */
export function fillConfigBlock(html: string, config: RuntimeConfig): string {
  if (!BLOCK.test(html)) throw new Error('index.html has no <script type="application/json" id="config">');
  // The character is escaped, because a value could otherwise close the script element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(BLOCK, (_, open: string, close: string) => `${open}${json}${close}`);
}
