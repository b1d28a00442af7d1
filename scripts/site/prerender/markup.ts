/** A page's markup without what its policy refuses, and what stands in the head for it. */
export interface Markup {
  readonly html: string;
  /** Styles that stood on elements: the policy takes them from a style sheet alone. */
  readonly css: string;
  /** Images that are asked for before anything else. */
  readonly preloads: string;
}

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const STYLE = /(<[a-z][^>]*?) style="([^"]*)"/g;

/**
 * Makes the drawing of a page fit to stand in a file: styles on elements become rules, and fields are closed until
 * there is a script that keeps what is typed.
 *
 * @param drawn by React, for a file
 */
export function fitMarkup(drawn: string): Markup {
  const [preloads = ''] = PRELOADS.exec(drawn) ?? [];
  const styles = new Map<string, string>();
  const html = drawn
    .slice(preloads.length)
    .replace(STYLE, (_, before: string, style: string) => {
      const name = styles.get(style) ?? String(styles.size);
      styles.set(style, name);
      return `${before} data-s="${name}"`;
    })
    .replace(/<(input|textarea)\b/g, '<$1 readonly');
  const css = [...styles].map(([style, name]) => `[data-s="${name}"]{${unescaped(style)}}`).join('');
  return { html, css, preloads };
}

function unescaped(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
