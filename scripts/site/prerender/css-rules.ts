export interface CssRule {
  /** Text before the braces, or a statement without semicolon. */
  readonly prelude: string;
  /** Text between the braces; undefined for a statement. */
  readonly body: string | undefined;
}

/** Splits a style sheet or an at-rule's body. Drops comments. */
export function splitRules(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let at = 0;
  let start = 0;
  let depth = 0;
  let open = 0;
  while (at < css.length) {
    const char = css[at];
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2) + 2;
      if (depth === 0 && css.slice(start, at).trim() === '') start = end;
      at = end;
      continue;
    }
    if (char === '"' || char === "'") at = endOfString(css, at);
    else if (char === '\\') at += 1;
    else if (char === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (char === '}') {
      depth -= 1;
      if (depth === 0) {
        rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
        start = at + 1;
      }
    } else if (char === ';' && depth === 0) {
      const prelude = css.slice(start, at).trim();
      if (prelude !== '') rules.push({ prelude, body: undefined });
      start = at + 1;
    }
    at += 1;
  }
  return rules;
}

/** Splits at commas, except in brackets and strings. */
export function splitSelectors(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const char = list[at];
    if (char === '"' || char === "'") at = endOfString(list, at);
    else if (char === '\\') at += 1;
    else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === ',' && depth === 0) {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, list.slice(start)].map((part) => part.trim());
}

function endOfString(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && text[end] !== text[at]) end += text[end] === '\\' ? 2 : 1;
  return end;
}
