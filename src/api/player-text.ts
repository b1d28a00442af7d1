/**
 * Default texts of Laravel, Symfony, nginx and PHP, in lower case and without the final mark. They are English and not meant
 * for players.
 */
const DEFAULTS = new Set([
  'bad gateway',
  'bad request',
  'conflict',
  'content too large',
  'csrf token mismatch',
  'error',
  'forbidden',
  'gateway timeout',
  'gateway time-out',
  'gone',
  'internal server error',
  'method not allowed',
  'not acceptable',
  'not found',
  'ok',
  'page expired',
  'payload too large',
  'request entity too large',
  'request time-out',
  'request timeout',
  'server error',
  'service temporarily unavailable',
  'service unavailable',
  'success',
  'too many attempts',
  'too many requests',
  'unauthenticated',
  'unauthorized',
  'unprocessable content',
  'unprocessable entity',
  'unsupported media type',
]);

/** Patterns that no Portuguese sentence matches, or that only frameworks write. */
const PATTERNS = [
  /^(The|This|These|Your|You|Please|We|Whoops|Could not|Cannot|Unable to|Invalid|Failed|Too many|Undefined|Uncaught|Attempt to)\b/i,
  /^(Call to|Class|Target class|Method|Function|Route|Server|Connection|Operation timed out|Maximum|Allowed memory|Trying to)\s.*[a-z]/,
  /^(SQLSTATE|cURL error|Symfony\\|Illuminate\\|App\\|No query results|HTTP\/|Error:|Exception)/i,
  // This is an untranslated key of Laravel.
  /^(validation|auth|passwords|pagination|messages)\.[\w.]+$/,
  // This is Laravel's English suffix of a translation.
  /\(and \d+ more errors?\)$/,
  /<[a-z!/]/i,
];

/** Returns a text for players without blanks around it, else ''. Drops framework defaults, untranslated keys, English and markup. */
export function playerText(text: unknown): string {
  if (typeof text !== 'string') return '';
  const plain = text.trim();
  if (DEFAULTS.has(plain.toLowerCase().replace(/[.!]$/, ''))) return '';
  return PATTERNS.some((pattern) => pattern.test(plain)) ? '' : plain;
}

/**
 * Drops the texts of a body that no player may read, such as a framework's default text in a rejection with status 200.
 * @param pointers JSON pointers of optional texts for players, or of objects with lists of them. The key of a dropped text is removed
 * @param onDropped receives each of these pointers at which something was dropped, once, even if it was several texts
 * @returns the body itself if nothing was dropped
 */
export function withPlayerTexts(
  body: unknown,
  pointers: readonly string[] = [],
  onDropped: (pointer: string) => void = () => undefined,
): unknown {
  return pointers.reduce((value, pointer) => {
    const shown = withoutDefaults(value, pointer.split('/').slice(1));
    if (shown !== value) onDropped(pointer);
    return shown;
  }, body);
}

function withoutDefaults(body: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return shownPart(body);
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, key)) return body;
  const { [key]: value, ...others } = body as Record<string, unknown>;
  const next = withoutDefaults(value, rest);
  if (next === value) return body;
  return next === undefined ? others : { ...others, [key]: next };
}

/** Returns a part without texts that no player may read; undefined if nothing is left. */
function shownPart(part: unknown): unknown {
  if (typeof part === 'string') return part === '' || playerText(part) !== '' ? part : undefined;
  if (typeof part !== 'object' || part === null) return part;
  const fields = Object.entries(part).map(([field, texts]) => [field, (texts as unknown[]).filter((text) => playerText(text) !== '')]);
  const isChanged = fields.some(([field, texts]) => texts?.length !== (part as Record<string, unknown[]>)[String(field)]?.length);
  return isChanged ? Object.fromEntries(fields.filter(([, texts]) => (texts?.length ?? 0) > 0)) : part;
}
