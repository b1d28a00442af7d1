import type { PageKind } from './providers';
import { framePages } from './pages';
import type { FrameConfig } from './shared/config';

interface PageFiles {
  readonly script: string;
  readonly style: string;
}

const CONFIG_BLOCK = /(<script type="application\/json" id="config">)(<\/script>)/;

/** Returns a page of the third-party origin with an empty configuration block. Its policy allows no inline code. */
export function pageHtml(kind: PageKind, { script, style }: PageFiles): string {
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${framePages[kind].title}</title>
    <link rel="stylesheet" href="${style}" />
    <script type="application/json" id="config"></script>
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <main id="root" data-kind="${kind}"></main>
  </body>
</html>
`;
}

/** Fills the configuration block of a page. */
export function withConfig(html: string, config: FrameConfig): string {
  // The character is escaped, because a value could otherwise close the script element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(CONFIG_BLOCK, (_, open: string, close: string) => open + json + close);
}
