import type { Credentials, RunConfig } from './config/config';
import { UsageError } from './config/usage-error';
import type { Contract } from './contract/contract';
import type { CredentialScheme } from './contract/security';

type Secrets = Readonly<Record<string, string>>;

/**
 * Secrets of each account by security scheme. A bearer token has no `Bearer `. A secret of HTTP basic authentication is
 * `name:password`, or the value of a configured header with its `Basic `.
 */
export interface GivenCredentials {
  first: Secrets;
  second: Secrets;
  /** Secrets of the first account that all accounts share: API keys that are only sent together with another credential. */
  shared: Secrets;
  /** Headers of every request, also of anonymous ones, by name. Headers and cookies that are credentials are left out. */
  headers: Secrets;
}

/**
 * Sorts the credentials of the configuration by account and security scheme. A header that the contract documents as a credential
 * belongs to the first account, so that anonymous calls do not send it.
 *
 * @param hasLogin true if accounts log in; otherwise their name and password serve HTTP basic authentication
 * @throws UsageError if no operation of the contract uses a scheme with the name of a credential
 */
export function readGivenCredentials(config: RunConfig, contract: Contract, hasLogin: boolean): GivenCredentials {
  const known = new Map(contract.operations.flatMap(({ credentials }) => credentials.flat()).map((one) => [one.scheme, one]));
  for (const given of [config.credentials.first, config.credentials.second]) {
    const unknown = Object.keys(given).find((name) => !known.has(name));
    if (unknown !== undefined)
      throw new UsageError(
        `credentials: no operation of the contract uses the security scheme '${unknown}'; they use ${[...known.keys()].join(', ') || 'none'}`,
      );
  }
  const { secrets, headers } = splitHeaders(config.headers, [...known.values()]);
  const basic = (account: Credentials | null) => (hasLogin ? {} : basicSecrets(account, [...known.values()]));
  const first = { ...basic(config.accounts.first), ...secrets, ...config.credentials.first };
  const shared = Object.fromEntries(Object.entries(first).filter(([scheme]) => isClientKey(contract, scheme)));
  return { first, second: { ...shared, ...basic(config.accounts.second), ...config.credentials.second }, shared, headers };
}

function splitHeaders(given: Secrets, credentials: readonly CredentialScheme[]): { secrets: Secrets; headers: Secrets } {
  const secrets: Record<string, string> = {};
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const matching = credentials.filter((one) => one.in === 'header' && one.name.toLowerCase() === name.toLowerCase());
    const fitting = matching.filter(({ kind }) => kind === 'apiKey' || (kind === 'basic') === /^Basic\s/i.test(value));
    for (const { scheme, kind } of fitting) secrets[scheme] = kind === 'bearer' ? value.replace(/^Bearer\s+/i, '') : value;
    if (name.toLowerCase() === 'cookie') {
      const rest = splitCookies(value, credentials, secrets);
      if (rest !== '') headers[name] = rest;
    } else if (fitting.length === 0) headers[name] = value;
  }
  return { secrets, headers };
}

/** Moves cookies that are credentials to `secrets`. @returns the other cookies */
function splitCookies(value: string, credentials: readonly CredentialScheme[], secrets: Record<string, string>): string {
  const rest = value.split(/;\s*/).filter((pair) => {
    const [name = '', ...text] = pair.split('=');
    const credential = credentials.find((one) => one.in === 'cookie' && one.name === name.trim());
    if (credential !== undefined) secrets[credential.scheme] = text.join('=');
    return credential === undefined && pair !== '';
  });
  return rest.join('; ');
}

/** Returns the name and password of an account as secrets of the schemes with HTTP basic authentication. */
function basicSecrets(account: Credentials | null, credentials: readonly CredentialScheme[]): Secrets {
  const name = account?.['username'] ?? account?.['email'] ?? account?.['user'] ?? account?.['login'];
  const password = account?.['password'];
  if (name === undefined || password === undefined) return {};
  return Object.fromEntries(credentials.filter(({ kind }) => kind === 'basic').map(({ scheme }) => [scheme, `${name}:${password}`]));
}

/**
 * Returns true for an API key that is only sent together with another credential. It names the client, so all accounts share it.
 */
function isClientKey({ operations }: Contract, scheme: string): boolean {
  const alternatives = operations
    .flatMap(({ credentials }) => credentials)
    .filter((one) => one.some((credential) => credential.scheme === scheme && credential.kind === 'apiKey'));
  return alternatives.length > 0 && alternatives.every((one) => one.length > 1);
}
