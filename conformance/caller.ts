import type { CredentialScheme } from './contract/security';

/** Credentials of a caller. */
export interface Caller {
  /** Token from a login or --token. It fits one scheme of any kind. */
  token: string | null;
  /** Secrets by the name of the security scheme. */
  secrets: Readonly<Record<string, string>>;
}

/** A credential with the text that is sent. */
export interface PlacedCredential extends CredentialScheme {
  text: string;
}

/** Alternatives of an operation, each with the schemes that are sent together. */
type Alternatives = readonly (readonly CredentialScheme[])[];

/** Kinds in the order in which a token is used for them. */
const KIND_ORDER = ['bearer', 'apiKey', 'basic'] as const;

/**
 * Returns the credentials for the first alternative of which the caller has all secrets, or else of which the token replaces the
 * only missing one, a bearer token first; null if there is neither, and for a public operation, which has no alternatives.
 */
export function placeCredentials(alternatives: Alternatives, caller: Caller): PlacedCredential[] | null {
  const open = (alternative: readonly CredentialScheme[]) => alternative.filter(({ scheme }) => caller.secrets[scheme] === undefined);
  const complete = alternatives.find((one) => open(one).length === 0);
  if (complete !== undefined) return complete.map((one) => place(one, caller.secrets[one.scheme] ?? ''));
  const { token } = caller;
  if (token === null) return null;
  const rank = (alternative: readonly CredentialScheme[]) => KIND_ORDER.indexOf(open(alternative)[0]?.kind ?? 'basic');
  const [chosen] = alternatives.filter((one) => open(one).length === 1).sort((one, other) => rank(one) - rank(other));
  return chosen?.map((one) => place(one, caller.secrets[one.scheme] ?? token)) ?? null;
}

/** Returns the schemes for which the caller lacks a secret, in the alternative where the fewest are missing. The token does not count. */
export function missingSchemes(alternatives: Alternatives, { secrets }: Caller): string[] {
  const missing = alternatives.map((one) => one.map(({ scheme }) => scheme).filter((scheme) => secrets[scheme] === undefined));
  return missing.sort((one, other) => one.length - other.length)[0] ?? [];
}

function place(credential: CredentialScheme, secret: string): PlacedCredential {
  return { ...credential, text: credentialText(credential, secret) };
}

function credentialText({ kind, prefix }: CredentialScheme, secret: string): string {
  // A name and a password, either of which may have spaces. Base64 has no colon.
  if (kind === 'basic' && secret.includes(':')) return prefix + Buffer.from(secret, 'utf8').toString('base64');
  // A header value may begin with a scheme of its own, such as `Token abc`.
  if (kind === 'apiKey' || /^[A-Za-z]+ \S/.test(secret)) return secret;
  return prefix + secret;
}
