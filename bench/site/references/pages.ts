import { type ComposedPage, cspHash } from '../../../scripts/site/prerender/compose-page';

/** Script of a bundle, by its URL, and its CSS. */
export interface Bundle {
  readonly script: string;
  readonly css: string;
}

interface Parts {
  readonly head?: string;
  readonly body: string;
  readonly style?: string;
  readonly scripts?: readonly string[];
}

/** Composes a page without scripts. */
export function composeStatic(body: string, css: string): ComposedPage {
  return compose({ body, style: css });
}

/**
 * Composes a prerendered page with inline CSS. It requests its data in the head and starts after the first frame.
 * @param early paths of the data
 */
export function composeHydrated(body: string, { script, css }: Bundle, early: readonly string[]): ComposedPage {
  const requests = early.map((path) => `'${path}':fetch('${path}').then((response)=>response.json())`);
  return compose({
    head:
      '<link rel="preload" as="image" fetchpriority="high" href="/img/hero.avif">' +
      `<link rel="modulepreload" fetchpriority="low" href="${script}">`,
    body: `<div id="root">${body}</div>`,
    style: css,
    scripts: [`window.early={${requests.join(',')}}`, `requestAnimationFrame(()=>setTimeout(()=>import('${script}')))`],
  });
}

function compose({ head = '', body, style, scripts = [] }: Parts): ComposedPage {
  const html =
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="description" content="Lobby"><title>Lobby</title><link rel="icon" href="data:,">${head}` +
    `${scripts.map((code) => `<script>${code}</script>`).join('')}${style === undefined ? '' : `<style>${style}</style>`}</head>` +
    `<body>${body}</body></html>`;
  return { html, hashes: { script: scripts.map(cspHash), style: style === undefined ? [] : [cspHash(style)] } };
}
