import { createHash } from 'node:crypto';

import type { PrerenderedPage } from '../../../src/startup/prerender';
import type { RuntimeConfig } from '../../../src/api/runtime-config';
import type { Snapshot } from '../../../src/startup/hydrate-cache';
import { LAYER_STATEMENT } from '../cascade-layers-plugin';
import { fillConfigBlock } from '../config-block';

import { prepareMarkup } from './prepare-markup';
import type { BuiltSite } from './built-site';

/** A page with the hashes of its inline code for the Content-Security-Policy. */
export interface ComposedPage {
  readonly html: string;
  readonly hashes: { readonly script: readonly string[]; readonly style: readonly string[] };
}

/** Expression for the tags that Vite writes for scripts, import map, preloads and style sheets. They are removed from the template. */
const ENTRY_TAGS = /\s*<(?:script type="(?:module|importmap)"[^>]*>[^<]*<\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>/g;

/**
 * Composes prerendered shell, style sheets, startup scripts and preloads. The whole style sheets are in the page: one that
 * loads later would restyle all of it.
 * @param tokens CSS of the brand's colors
 * @param snapshot API responses, shown before the page's own requests
 */
export function composePage(
  site: BuiltSite,
  drawn: PrerenderedPage,
  config: RuntimeConfig,
  tokens: string,
  snapshot: Snapshot,
): ComposedPage {
  const { brand, sources } = drawn;
  const { html, css, preloads } = prepareMarkup(drawn.html);
  const sheets = site.sheets(sources);
  const pageCss = sheets.map((file) => site.read(file.slice(1)).trim()).join('\n');
  const { beforePaint, importMap, firstFrame } = site.inline;
  // The order of the cascade layers precedes all style sheets.
  const style = LAYER_STATEMENT + pageCss + tokens + SHELL_CSS + css;
  const [entry = '', ...imported] = site.scripts(sources);
  const block = snapshot.length === 0 ? '' : `<script type="application/json" id="snapshot">${toJsonBlock(snapshot)}</script>`;
  // The script comes first, because it begins a request.
  const head = [preloads, `<script>${beforePaint}</script>`, `<style>${style}</style>`, block].join('');
  // The app joins the document after the first frame, because its scripts would share a slow network with the first pictures.
  const app = [
    ...[...imported, entry].map((href) => `<link rel="modulepreload" href="${href}">`),
    // These links are never fetched, but Vite's loader takes their sheets as loaded. Outside of a template, Chromium's preload
    // scanner would fetch them.
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
  ].join('');
  // The import map must come before the first import, and comes after the shell, whose paint it would delay.
  const page = applyBrand(fillConfigBlock(site.template, config), brand)
    .replace(ENTRY_TAGS, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-shell="${brand.name} ${escapeAttribute(drawn.path)}">${html}</div><template data-app>${app}</template><script type="importmap">${importMap}</script><script>${firstFrame}</script>`,
    );
  return { html: page, hashes: { script: [beforePaint, importMap, firstFrame].map(cspHash), style: [cspHash(style)] } };
}

/**
 * Styles of the header's end, which waits for the session if a player may be logged in. They use no `*`, because the end of the
 * wait would restyle every element of the page.
 */
const SHELL_CSS =
  ':root[data-known] [data-shell] [data-account]>button{visibility:hidden}' +
  ':root[data-known] [data-shell] [data-account]{border-radius:var(--radius-control);background:var(--surface-2)}';

function applyBrand(html: string, { name, title, mode, layout, themeColor }: PrerenderedPage['brand']): string {
  const themeColors = `content="${themeColor[mode]}" data-dark="${themeColor.dark}" data-light="${themeColor.light}"`;
  return html
    .replace('<html lang="pt-BR">', `<html lang="pt-BR" data-brand="${name}" data-mode="${mode}" data-layout="${layout}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace(/(<meta name="theme-color" )content="[^"]*"/, `$1${themeColors}`)
    .replace(/(<link rel="icon"[^>]* href=")[^"]*"/, `$1/brands/${name}.svg"`)
    .replace('</head>', `<link rel="manifest" href="/brands/${name}.webmanifest"></head>`);
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function toJsonBlock(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Returns the source of the Content-Security-Policy that allows inline code. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
