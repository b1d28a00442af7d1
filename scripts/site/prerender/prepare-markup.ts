/** Without inline styles, which the Content-Security-Policy forbids. */
export interface Markup {
  readonly html: string;
  readonly css: string;
  readonly preloads: string;
}

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const STYLE = /(<[a-z][^>]*?) style="([^"]*)"/g;

/** Turns inline styles into rules. Makes fields read-only until the script that saves input runs. */
export function prepareMarkup(rendered: string): Markup {
  const [preloads = ''] = PRELOADS.exec(rendered) ?? [];
  const styles = new Map<string, string>();
  const html = rendered
    .slice(preloads.length)
    .replace(STYLE, (_, before: string, style: string) => {
      const name = styles.get(style) ?? String(styles.size);
      styles.set(style, name);
      return `${before} data-s="${name}"`;
    })
    .replace(/<(input|textarea)\b/g, '<$1 readonly');
  const css = [...styles].map(([style, name]) => `[data-s="${name}"]{${unescapeHtml(style)}}`).join('');
  return { html, css, preloads };
}

function unescapeHtml(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
