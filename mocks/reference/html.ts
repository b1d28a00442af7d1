/** HTML that is trusted and not escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | Part[];

/** Creates HTML. Escapes values that are not {@link Html}, and joins lists without a separator. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const text = strings.map((string, index) => string + (index < parts.length ? renderPart(parts[index] ?? '') : ''));
  return new Html(text.join(''));
}

/** Empty HTML. */
export const nothing = new Html('');

/** Renders the paragraphs, `code` and **bold** of Markdown; all else is escaped text. */
export function markdown(text: string): Html {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return html`${paragraphs.map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;
}

/** Renders `code` and **bold** of one line, without a paragraph. */
export function inline(text: string): Html {
  const pieces = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return html`${pieces.map((piece) => {
    if (piece.length > 2 && piece.startsWith('`')) return html`<code>${piece.slice(1, -1)}</code>`;
    if (piece.length > 4 && piece.startsWith('**')) return html`<strong>${piece.slice(2, -2)}</strong>`;
    return piece;
  })}`;
}

/** Renders a table that scrolls if it is wider than the page. @param rows `tr` elements */
export function table(heads: readonly string[], rows: Html[]): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** Returns the id of a section, without `#`. Characters other than letters, digits, `_` and `-` become `-`. */
export function anchor(kind: string, name: string): string {
  return `${kind}-${name.replaceAll(/[^A-Za-z0-9_-]/g, '-')}`;
}

function renderPart(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(renderPart).join('');
  return String(part)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
