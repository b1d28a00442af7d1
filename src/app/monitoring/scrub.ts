/** Personal data, widest pattern first. */
const REPLACEMENTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Queries and hashes of URLs.
  [/(\b(?:https?|wss?):\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, '$1'],
  [/(^|[\s"'(])(\/[\w\-./%]*)\?[^\s"'<>)]*/g, '$1$2'],
  [/\bBearer\s+[^\s"',]+/gi, 'Bearer [token]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(token|access_token|password|senha|code|secret|session|key|authorization)(["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi, '$1$2[secret]'],
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  // CNPJ, CPF, telephone numbers, formatted or not.
  [/(?<!\d)\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?!\d)/g, '[cnpj]'],
  [/(?<!\d)\d{3}[.\s]?\d{3}[.\s]?\d{3}[-\s]?\d{2}(?!\d)/g, '[cpf]'],
  [/(?<!\d)(?:\+?55[\s-]?)?\(?\d{2}\)?[\s-]?9?\d{4}[\s-]?\d{4}(?!\d)/g, '[phone]'],
  // Keys, ids or tokens.
  [/\b(?=[\w-]*\d)[\w-]{32,}\b/g, '[id]'],
];

/** Maximum length of a reported text, in characters. */
const MAX_TEXT_LENGTH = 1000;

/** Truncates a text to `MAX_TEXT_LENGTH` and replaces personal data, tokens and secrets. */
export function scrub(text: string): string {
  return REPLACEMENTS.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text.slice(0, 4 * MAX_TEXT_LENGTH),
  ).slice(0, MAX_TEXT_LENGTH);
}
