/** What is taken out of a text before it leaves the page, in this order: the wider first. */
const PERSONAL: readonly (readonly [form: RegExp, instead: string])[] = [
  // Queries and hashes of addresses hold searches, codes and tokens.
  [/(\b(?:https?|wss?):\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, '$1'],
  [/(^|[\s"'(])(\/[\w\-./%]*)\?[^\s"'<>)]*/g, '$1$2'],
  [/\bBearer\s+[^\s"',]+/gi, 'Bearer [token]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(token|access_token|password|senha|code|secret|session|key|authorization)(["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi, '$1$2[secret]'],
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  // CPF and CNPJ, with their signs or without; then telephones, with country and area or without.
  [/(?<!\d)\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?!\d)/g, '[cnpj]'],
  [/(?<!\d)\d{3}[.\s]?\d{3}[.\s]?\d{3}[-\s]?\d{2}(?!\d)/g, '[cpf]'],
  [/(?<!\d)(?:\+?55[\s-]?)?\(?\d{2}\)?[\s-]?9?\d{4}[\s-]?\d{4}(?!\d)/g, '[phone]'],
  // What is long and looks like no word is a key, an id or a token.
  [/\b(?=[\w-]*\d)[\w-]{32,}\b/g, '[id]'],
];

/** How much of a text leaves, in characters. */
const LONGEST = 1000;

/**
 * Takes personal data out of a text: CPF, CNPJ, e-mail, telephone, tokens, secrets, and the queries of addresses.
 *
 * @param text such as an error's message
 */
export function scrub(text: string): string {
  return PERSONAL.reduce((left, [form, instead]) => left.replace(form, instead), text.slice(0, 4 * LONGEST)).slice(0, LONGEST);
}
