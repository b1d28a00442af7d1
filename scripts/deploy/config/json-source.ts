/** JSON document that was read, with the lines of its keys. */
export interface JsonSource {
  readonly value: unknown;
  /** Keys that an object has twice, as paths such as `deployment.site`, each with the line of its second occurrence. */
  readonly duplicates: readonly { readonly key: string; readonly line: number }[];
  /** Returns the line of a key such as `deployment.icons.0`, or of the nearest key that encloses it, or 1. Lines begin with 1. */
  readonly lineOf: (key: string) => number;
}

/** Error of a document that is not JSON. */
export class JsonSyntaxError extends Error {
  readonly line: number;

  constructor(line: number, expected: string) {
    super(`the file is no JSON: ${expected} is expected here`);
    this.line = line;
  }
}

const SPACE = /[ \t\r\n]*/y;
const TEXT = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const OTHER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Reads a JSON document. A byte order mark is accepted, and so are duplicate keys, which the result lists.
 * @param file text of the document
 * @throws {JsonSyntaxError} with the line
 */
export function readJson(file: string): JsonSource {
  const source = file.replace(/^\uFEFF/, '');
  const lines = new Map<string, number>();
  const duplicates: { key: string; line: number }[] = [];
  let position = 0;
  const lineHere = () => source.slice(0, position).split('\n').length;

  function take(expression: RegExp): string | undefined {
    expression.lastIndex = position;
    const [found] = expression.exec(source) ?? [];
    position += found?.length ?? 0;
    return found;
  }

  function takeSign(sign: string): boolean {
    take(SPACE);
    if (source[position] !== sign) return false;
    position += 1;
    return true;
  }

  function require<T>(found: T | undefined | false, expected: string): T {
    if (found === undefined || found === false) throw new JsonSyntaxError(lineHere(), expected);
    return found;
  }

  function readValue(path: string): void {
    if (takeSign('{')) readMembers('}', () => readMember(path));
    else if (takeSign('[')) {
      let index = 0;
      readMembers(']', () => {
        const entry = `${path}.${String(index)}`;
        take(SPACE);
        lines.set(entry, lineHere());
        readValue(entry);
        index += 1;
      });
    } else require(take(TEXT) ?? take(OTHER), 'a value');
  }

  function readMembers(end: string, read: () => void): void {
    if (takeSign(end)) return;
    do read();
    while (takeSign(','));
    require(takeSign(end), `a comma or ${end}`);
  }

  function readMember(path: string): void {
    take(SPACE);
    const line = lineHere();
    const name = JSON.parse(require(take(TEXT), 'a key in double quotes')) as string;
    const key = path === '' ? name : `${path}.${name}`;
    if (lines.has(key)) duplicates.push({ key, line });
    lines.set(key, line);
    require(takeSign(':'), 'a colon');
    readValue(key);
  }

  readValue('');
  take(SPACE);
  if (position < source.length) throw new JsonSyntaxError(lineHere(), 'the end');
  const lineOf = (key: string): number => lines.get(key) ?? (key.includes('.') ? lineOf(key.slice(0, key.lastIndexOf('.'))) : 1);
  return { value: JSON.parse(source), duplicates, lineOf };
}
