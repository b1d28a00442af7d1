import type { PageKind } from './providers';
import { framePages } from './pages';

/** Parts of a page that differ from page to page. */
export interface PageParts {
  /** Title in pt-BR. */
  readonly title: string;
  /** Addresses of the style sheets. */
  readonly styles: readonly string[];
  /** Further elements of the head, after the configuration block. */
  readonly head?: readonly string[];
  /** Addresses of the modules that run. */
  readonly scripts: readonly string[];
  /** Content of the body. */
  readonly body: string;
}

const CONFIG_BLOCK = /(<script type="application\/json" id="config">)(<\/script>)/;

/** Composes a page of the third-party origin with an empty configuration block. The parts are inserted without escaping. */
export function composePage({ title, styles, head = [], scripts, body }: PageParts): string {
  const elements = [
    ...styles.map((style) => `<link rel="stylesheet" href="${style}" />`),
    '<script type="application/json" id="config"></script>',
    ...head,
    ...scripts.map((script) => `<script type="module" src="${script}"></script>`),
  ];
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    ${elements.join('\n    ')}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}

/** Returns a page of `frames/`. */
export function pageHtml(kind: PageKind, files: Pick<PageParts, 'styles' | 'scripts'>): string {
  return composePage({ ...files, title: framePages[kind].title, body: `<main id="root" data-kind="${kind}"></main>` });
}

/** Fills the empty configuration block of a page; returns a page without one unchanged. @param config as `readConfig` reads it */
export function withConfig(html: string, config: object): string {
  // The character is escaped, because a value could otherwise close the script element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(CONFIG_BLOCK, (_, open: string, close: string) => open + json + close);
}
