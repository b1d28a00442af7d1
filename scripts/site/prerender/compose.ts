import { createHash } from 'node:crypto';

import type { PrerenderedPage } from '../../../src/app/prerender';
import type { RuntimeConfig } from '../../../src/api/runtime-config';
import type { Snapshot } from '../../../src/app/startup/hydrate-cache';
import { fillConfigBlock } from '../config-block';

import { criticalCss } from './critical-css';
import { fitMarkup } from './markup';
import type { Parts } from './parts';

/** A page as it is served, and what its policy must admit. */
export interface Composed {
  readonly html: string;
  readonly hashes: { readonly script: readonly string[]; readonly style: readonly string[] };
}

const ENTRY_TAGS = /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>/g;

/**
 * Puts a page together: the shell with the styles that it is painted by, the lines that run before the application, and
 * where the application is.
 *
 * @param snapshot what the page shows before it has asked
 */
export function composePage(parts: Parts, drawn: PrerenderedPage, config: RuntimeConfig, snapshot: Snapshot): Composed {
  const { brand, source } = drawn;
  const { html, css, preloads } = fitMarkup(drawn.html);
  const shell = `<div data-shell>${html}</div>`;
  const sheets = parts.sheets(source);
  const whole = sheets.map((file) => parts.read(file.slice(1))).join('\n');
  const style = criticalCss(whole, html, brand.name) + SHELL + css;
  const { beforePaint, firstFrame } = parts.inline;
  const [entry = '', ...imported] = parts.scripts(source);
  const block = snapshot.length === 0 ? '' : `<script type="application/json" id="snapshot">${asBlock(snapshot)}</script>`;
  const head = [
    preloads,
    `<style>${style}</style>`,
    `<script>${beforePaint}</script>`,
    ...sheets.map((href) => `<link rel="preload" as="style" href="${href}" fetchpriority="low" data-sheet>`),
    `<link rel="modulepreload" href="${entry}" fetchpriority="low" data-entry>`,
    ...imported.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    block,
  ].join('');
  const page = dressed(fillConfigBlock(parts.template, config), brand)
    .replace(ENTRY_TAGS, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${shell}</div><script>${firstFrame}</script>`);
  return { html: page, hashes: { script: [beforePaint, firstFrame].map(hashOf), style: [hashOf(style)] } };
}

/** The wrapper is no box; and of a player, who may be here, the header says neither that he is nor that he is not. */
const SHELL =
  '[data-shell]{display:contents}' +
  ':root[data-known] [data-shell] header>div:last-child>*{visibility:hidden}' +
  ':root[data-known] [data-shell] header>div:last-child{border-radius:var(--radius-control);background:var(--surface-2)}';

/** The root and the head in the brand's clothes, as the application puts them on. */
function dressed(html: string, { name, title, mode, themeColor }: PrerenderedPage['brand']): string {
  const frame = `content="${themeColor[mode]}" data-dark="${themeColor.dark}" data-light="${themeColor.light}"`;
  return html
    .replace('<html lang="pt-BR">', `<html lang="pt-BR" data-brand="${name}" data-mode="${mode}">`)
    .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
    .replace(/(<meta name="theme-color" )content="[^"]*"/, `$1${frame}`)
    .replace(/(<link rel="icon"[^>]* href=")[^"]*"/, `$1/brands/${name}.svg"`)
    .replace('</head>', `<link rel="manifest" href="/brands/${name}.webmanifest"></head>`);
}

function asBlock(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** How a policy names an inline script or style sheet. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
