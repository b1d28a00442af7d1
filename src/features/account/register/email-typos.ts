import { isPrefixWithinEdits } from '@/shared/text-index/fuzzy-match';

/** Domains of most e-mail addresses in Brazil. */
const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.br',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'bol.com.br',
  'uol.com.br',
  'terra.com.br',
  'ig.com.br',
  'aol.com',
  'mail.com',
  'msn.com',
  'me.com',
];
/** Maximum number of wrong, missing, additional or swapped letters. */
const MAX_EDITS = 1;

/**
 * Returns the address with the known domain that a typed one almost has, as in `ana@gmial.com`, or whose `.br` is missing, as in
 * `ana@uol.com`. Returns undefined for a known domain, one without a dot, and any other. The result is in lower case.
 */
export function suggestEmail(typed: string): string | undefined {
  const [name, domain = '', ...rest] = typed.trim().toLowerCase().split('@');
  if (!name || rest.length > 0 || !domain.includes('.') || DOMAINS.includes(domain)) return undefined;
  // Each must be a prefix of the other, because the beginning of a known domain can be a domain of its own.
  const isTypoOf = (known: string) => isPrefixWithinEdits(domain, known, MAX_EDITS) && isPrefixWithinEdits(known, domain, MAX_EDITS);
  const meant = DOMAINS.find((known) => known.startsWith(`${domain}.`)) ?? DOMAINS.find(isTypoOf);
  return meant === undefined ? undefined : `${name}@${meant}`;
}
