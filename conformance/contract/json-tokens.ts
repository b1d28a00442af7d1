/** Character codes. */
const QUOTE = 34;
const BACKSLASH = 92;
/** Characters outside of texts that are tokens. */
const MARKS = new Set(['{', '}', '[', ']', ',']);

/** Part of a JSON text: a bracket, a comma, or a text in quotes. */
export interface JsonToken {
  /** Part as it is written, with the quotes and escapes of a text. */
  readonly text: string;
  /** True for the name of a member. */
  readonly isName: boolean;
}

/**
 * Yields brackets, commas and texts of valid JSON, and skips numbers, literals and colons. A regular expression would overflow its
 * stack on a text of megabytes.
 */
export function* jsonTokens(json: string): Generator<JsonToken> {
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charAt(at);
    if (character === '"') {
      const end = endOfText(json, at);
      let next = end;
      while (' \n\r\t'.includes(json.charAt(next)) && next < json.length) next += 1;
      const isName = json.charAt(next) === ':';
      yield { text: json.slice(at, end), isName };
      at = isName ? next : end - 1;
    } else if (MARKS.has(character)) yield { text: character, isName: false };
  }
}

/** Replaces matches of a global pattern in a JSON text, but not those within texts in quotes. Reads each character once. */
export function replaceOutsideTexts(json: string, pattern: RegExp, replace: (match: string) => string): string {
  let [result, from] = ['', 0];
  for (let at = json.indexOf('"'); at !== -1; at = json.indexOf('"', from)) {
    const end = endOfText(json, at);
    result += json.slice(from, at).replaceAll(pattern, replace) + json.slice(at, end);
    from = end;
  }
  return result + json.slice(from).replaceAll(pattern, replace);
}

function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at + 1;
  }
  return json.length;
}

/**
 * Returns how deep the brackets of a JSON text are nested, and the number of its values. An empty list or object counts as two. The
 * text is not parsed, so that invalid JSON gives numbers as well.
 */
export function measureJson(json: string): { depth: number; values: number } {
  let [depth, deepest, values] = [0, 0, 1];
  for (const { text } of jsonTokens(json)) {
    if (text === '{' || text === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
      values += 1;
    } else if (text === '}' || text === ']') depth -= 1;
    else if (text === ',') values += 1;
  }
  return { depth: deepest, values };
}
