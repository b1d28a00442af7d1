/** Default texts of Laravel, Symfony, nginx and PHP, lower case and without the final dot. */
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

/** First words that no Portuguese sentence starts with, and forms that only frameworks write. */
const PATTERNS = [
  /^(The|This|These|Your|You|Please|We|Whoops|Could not|Cannot|Unable to|Invalid|Failed|Too many|Undefined|Uncaught|Attempt to)\b/i,
  /^(Call to|Class|Target class|Method|Function|Route|Server|Connection|Operation timed out|Maximum|Allowed memory|Trying to)\s.*[a-z]/,
  /^(SQLSTATE|cURL error|Symfony\\|Illuminate\\|App\\|No query results|HTTP\/|Error:|Exception)/i,
  // An untranslated key of Laravel, such as validation.required.
  /^(validation|auth|passwords|pagination|messages)\.[\w.]+$/,
  // Laravel's English suffix of a translated summary.
  /\(and \d+ more errors?\)$/,
  /<[a-z!/]/i,
];

/**
 * Returns a server text if it can be shown to a player, else an empty string: framework defaults, untranslated keys,
 * English sentences, markup and non-strings are dropped.
 */
export function playerText(text: unknown): string {
  if (typeof text !== 'string') return '';
  const plain = text.trim();
  if (DEFAULTS.has(plain.toLowerCase().replace(/[.!]$/, ''))) return '';
  return PATTERNS.some((pattern) => pattern.test(plain)) ? '' : plain;
}
