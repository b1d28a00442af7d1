/** Markup without inline styles, which the Content-Security-Policy forbids. */
export interface Markup {
  readonly html: string;
  /** Rules in place of the inline styles. */
  readonly css: string;
  /** Link that preloads the largest picture, as HTML. */
  readonly preloads: string;
}

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const MINOR_PRELOAD = /<link rel="preload"(?![^>]* fetchPriority="high")[^>]*>/g;
const STYLE = /(<[a-z][^>]*?) style="([^"]*)"/g;

/**
 * Turns inline styles into rules, until a script restores them. Makes fields read-only until the application has started. Keeps
 * the preload of the largest picture only.
 */
export function prepareMarkup(rendered: string): Markup {
  const [links = ''] = PRELOADS.exec(rendered) ?? [];
  const styles = new Set<string>();
  const html = rendered
    .slice(links.length)
    .replace(STYLE, (_, before: string, style: string) => {
      styles.add(style);
      return `${before} data-style="${style}"`;
    })
    .replace(/<(input|textarea)\b(?![^>]* readonly)/g, '<$1 readonly data-early');
  const css = [...styles]
    .map(unescapeHtml)
    .map((style) => `[data-style="${style.replaceAll('"', '\\"')}"]{${style}}`)
    .join('');
  // The browser finds the other pictures a moment later. If they were preloaded as well, the largest picture would wait for
  // them.
  return { html, css, preloads: links.replaceAll(MINOR_PRELOAD, '') };
}

function unescapeHtml(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
