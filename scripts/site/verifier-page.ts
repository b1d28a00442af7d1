import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build, type InlineConfig } from 'vite';

import { OLDEST_BROWSERS } from './oldest-browsers';

/** Name of the verifier page's file in a build and in the development server. */
export const VERIFIER_FILE = 'verificar.html';
/** Name of the file with the checksum of the verifier page, beside it. */
export const CHECKSUM_FILE = 'verificar.sha256.txt';

const SOURCE = 'src/fairness/verifier/page';

/**
 * Builds the page that verifies evidence without network: the HTML of one file with its script and style, whose policy allows
 * nothing else but images in data: URLs. It also works when it is opened from disk. The same sources and packages give the same bytes
 * in each folder.
 *
 * @param root folder of the repository
 * @throws {Error} unless the bundler writes exactly one script and one style sheet
 */
export async function buildVerifierPage(root: string): Promise<string> {
  const folder = join(root, SOURCE);
  const [template, brand, { css, script }] = await Promise.all([
    readFile(join(folder, VERIFIER_FILE), 'utf8'),
    readFile(join(root, 'src/app/brand/default-tokens.css'), 'utf8'),
    buildScript(root, join(folder, 'main.ts')),
  ]);
  return composeVerifierPage(template, brand + css, script);
}

/** Returns the line with the checksum of the page, as sha256sum writes and checks it. */
export const checksumLine = (html: string): string => `${createHash('sha256').update(html).digest('hex')}  ${VERIFIER_FILE}\n`;

/** Inserts style, script and a policy with their hashes in place of the template's comments `style`, `script` and `policy`. */
export function composeVerifierPage(template: string, css: string, script: string): string {
  // The end tag is escaped, because it would end the element.
  const safeScript = script.trim().replaceAll('</script', '<\\/script');
  const style = css.trim();
  const policy = `default-src 'none'; script-src '${hash(safeScript)}'; style-src '${hash(style)}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return [
    ['policy', `<meta http-equiv="Content-Security-Policy" content="${policy}" />`],
    ['style', `<style>${style}</style>`],
    ['script', `<script>${safeScript}</script>`],
  ].reduce((html, [name, tag]) => html.replace(`<!-- ${name} -->`, () => tag ?? ''), template);
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Builds the script, and the style sheets that it imports. */
async function buildScript(root: string, entry: string): Promise<{ css: string; script: string }> {
  const config: InlineConfig = {
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      target: OLDEST_BROWSERS,
      write: false,
      copyPublicDir: false,
      // One script: the parts that the site loads lazily are in it.
      lib: { entry, formats: ['iife'], name: 'verifier', fileName: () => 'verifier.js' },
    },
  };
  const results = [await build(config)].flat();
  const files = results.flatMap((result) => ('output' in result ? result.output : []));
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  const styles = files.flatMap((file) => (file.type === 'asset' ? String(file.source) : []));
  const [script, css] = [scripts[0], styles[0]];
  if (script === undefined || css === undefined || scripts.length > 1 || styles.length > 1)
    throw new Error(`The verifier page needs one script and one style sheet, not ${scripts.length} and ${styles.length}.`);
  return { css, script };
}
