import { isDeepStrictEqual } from 'node:util';

import { missingSchemes, placeCredentials } from './caller';
import type { Caller, PlacedCredential } from './caller';
import type { Credentials, RunConfig } from './config/config';
import { encodePart } from './address-parts';
import type { Contract, Operation } from './contract/contract';
import type { Call, Client } from './http/client';
import type { GivenCredentials } from './given-credentials';
import type { Secrets } from './http/secrets';
import { configuredOperation, createLoginBody, createLoginRequests } from './login-requests';
import { fillCredentials, findLoginOperation, extractToken } from './probe/login';
import type { Maker } from './probe/value-maker';
import { runCommand } from './run-command';

/**
 * Name of an account of a run. `first` makes most calls, `second` must not see the records of `first`. `throwaway` is registered
 * during the run, so that probes may change or close it.
 */
export type AccountName = 'first' | 'second' | 'throwaway';

/** Placeholders that replace the tokens in reports: `$TOKEN`. */
const SECRET_LABELS = { first: 'TOKEN', second: 'SECOND_TOKEN', throwaway: 'SPARE_TOKEN' } as const;

interface AccountsDeps {
  config: RunConfig;
  contract: Contract;
  client: Client;
  maker: Maker;
  secrets: Secrets;
  given: GivenCredentials;
}

/** Maximum wait before a login is repeated, in seconds. */
const MAX_RETRY_AFTER_S = 5;

/** Repeats a login once after a 429 whose `Retry-After` is at most {@link MAX_RETRY_AFTER_S}. */
async function sendWithRetry(send: () => Promise<Call>): Promise<Call> {
  const call = await send();
  const seconds = Number(call.response?.headers['retry-after'] ?? Number.NaN);
  if (call.response?.status !== 429 || !(seconds <= MAX_RETRY_AFTER_S)) return call;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return send();
}

/** Returns the bearer token among the given credentials; null if there is none. */
function givenBearer({ contract, given }: AccountsDeps): string | null {
  const all = contract.operations.flatMap(({ credentials }) => credentials.flat());
  const found = all.find(({ kind, scheme }) => kind === 'bearer' && given.first[scheme] !== undefined);
  return found === undefined ? null : (given.first[found.scheme] ?? null);
}

/** Masks a secret as it is, as encoded in a query, and as encoded by HTTP basic authentication. */
function addCredential(secrets: Secrets, secret: string): void {
  for (const text of [secret, encodePart(secret), Buffer.from(secret).toString('base64')]) secrets.add(text, 'CREDENTIAL');
}

/** Logs the accounts of a run in, gives requests their tokens and other credentials, and masks these in reports. */
export class Accounts {
  private readonly tokens = new Map<AccountName, string>();
  private registeredCredentials: Credentials | null = null;
  /** Reason of the last failed login of each account. It stays after a later login that succeeds. */
  readonly loginErrors = new Map<AccountName, string>();
  /** Last login call of each account whose response had no token. */
  readonly rejectedLogins = new Map<AccountName, Call>();

  /** True if the first account has a token that the run may not replace or revoke. */
  readonly hasFixedToken: boolean;

  constructor(private readonly deps: AccountsDeps) {
    const token = deps.config.token ?? givenBearer(deps);
    this.hasFixedToken = token !== null;
    if (token !== null) this.setToken('first', token);
    for (const secret of [...Object.values(deps.given.first), ...Object.values(deps.given.second)]) addCredential(deps.secrets, secret);
  }

  /**
   * Returns the credentials that an account sends with an operation; none if it is public, null if the account lacks a
   * credential, or if the second account is the same as the first.
   */
  place(name: AccountName, { credentials }: Operation): PlacedCredential[] | null {
    if (credentials.length === 0) return [];
    return name === 'second' && this.areSame ? null : placeCredentials(credentials, this.caller(name));
  }

  /** True if the second account is configured like the first, so that it proves nothing about access. */
  get areSame(): boolean {
    const { accounts, credentials } = this.deps.config;
    const isConfigured = accounts.second !== null || Object.keys(credentials.second).length > 0;
    return isConfigured && isDeepStrictEqual([accounts.first, credentials.first], [accounts.second, credentials.second]);
  }

  /** Returns the credentials for an operation of a caller with this token; none if the token fits no scheme. */
  placeToken(token: string, { credentials }: Operation): PlacedCredential[] {
    return placeCredentials(credentials, { token, secrets: this.deps.given.shared }) ?? [];
  }

  /**
   * Returns the names of the security schemes for which an account has no secret, in the alternative of the operation that lacks the
   * fewest. Its token does not count.
   */
  missingSchemes(name: AccountName, { credentials }: Operation): string[] {
    return missingSchemes(credentials, this.caller(name));
  }

  private caller(name: AccountName): Caller {
    const { first, second, shared } = this.deps.given;
    return { token: this.token(name), secrets: name === 'first' ? first : name === 'second' ? second : shared };
  }

  /** Returns the token of an account; null if it has none. */
  token(name: AccountName): string | null {
    return this.tokens.get(name) ?? null;
  }

  /** Sets the token of an account, even a fixed one, and masks it in reports. */
  setToken(name: AccountName, token: string): void {
    this.tokens.set(name, token);
    this.deps.secrets.add(token, SECRET_LABELS[name]);
  }

  /**
   * Logs an account in and replaces its token; a fixed token of the first account stays, without a call. @returns false if the login
   * failed: the reason is in `loginErrors`, and an earlier token stays
   */
  async logIn(name: AccountName): Promise<boolean> {
    if (name === 'first' && this.hasFixedToken) return true;
    const token = await this.requestToken(name);
    if (token !== null) this.setToken(name, token);
    return token !== null;
  }

  /**
   * Logs the first account in for a further token, and masks it in reports. Returns null if that fails, or if `tokenCommand` prints the
   * account's token again (`loginErrors`). A login operation that repeats the token is not detected.
   */
  async createExtraToken(): Promise<string | null> {
    const token = await this.requestToken('first');
    // A command may print one token again and again, which must not be revoked.
    if (token !== null && token === this.token('first') && this.deps.config.tokenCommand !== null)
      return this.recordError('first', '`tokenCommand` prints the same token again');
    if (token !== null) this.deps.secrets.add(token, 'OTHER_TOKEN');
    return token;
  }

  /** True if the configuration or the contract has a login. */
  get canLogIn(): boolean {
    const { config, contract } = this.deps;
    return config.tokenCommand !== null || config.login !== null || contract.tokenFlows.length > 0 || findLoginOperation(contract) !== null;
  }

  /** Logs in an account registered during the run, as `throwaway`, also in later calls of `logIn`. @returns false if the login failed */
  logInRegistered(credentials: Credentials): Promise<boolean> {
    this.registeredCredentials = credentials;
    return this.logIn('throwaway');
  }

  /** Returns the operation and the body of the first account's login, which is not sent; null if there is no login operation. */
  firstLogin(): { operation: Operation; body: unknown } | null {
    const { config, contract, maker } = this.deps;
    const operation = config.login === null ? findLoginOperation(contract) : configuredOperation(contract, config.login);
    if (operation === null) return null;
    const credentials = config.accounts.first;
    const body =
      config.login === null
        ? createLoginBody(contract, maker, operation, credentials)
        : fillCredentials(config.login.body, credentials ?? {});
    return { operation, body };
  }

  private async requestToken(name: AccountName): Promise<string | null> {
    const { client, config, contract, maker } = this.deps;
    const { first } = config.accounts;
    // A registered account logs in through the client of the first one.
    const credentials = name === 'throwaway' ? { ...clientOf(first), ...this.registeredCredentials } : config.accounts[name];
    if (name === 'second' && credentials === null) return this.recordError(name, 'no second account is configured');
    this.addSecrets(credentials ?? {});
    if (config.tokenCommand !== null) return this.readToken(name, config.tokenCommand, credentials ?? {});
    const place = (operation: Operation) => this.place('first', operation) ?? [];
    const requests = createLoginRequests({ config, contract, maker, base: client.base, place }, credentials);
    const [only] = contract.tokenFlows;
    if (requests.length === 0)
      return this.recordError(
        name,
        only === undefined
          ? 'no login operation was found; declare `login` in the config, or pass --token or --credential'
          : `no token was asked for at ${only.tokenUrl}: give \`accounts\` a \`client_id\` and a \`client_secret\`, or a \`username\` and a \`password\`; if it is on another host, name it as the \`path\` of \`login\``,
      );
    for (const request of requests) {
      const call = await sendWithRetry(() => client.send(request, null));
      if (call.response === undefined) return this.recordError(name, `logging in failed: ${call.failure}`);
      const token = extractToken(call.response.body, config.login?.tokenPointer ?? null);
      if (token !== null) return token;
      this.rejectedLogins.set(name, call);
      const { status, body } = call.response;
      this.recordError(name, `the login response contains no token: ${String(status)} ${body.slice(0, 120)}`);
    }
    return null;
  }

  /** Runs the command that prints a token. It gets the fields of the account as environment variables, and its name as `ACCOUNT`. */
  private async readToken(name: AccountName, command: string, credentials: Credentials): Promise<string | null> {
    const result = await runCommand(command, { ...credentials, account: name }, this.deps.config.timeout);
    if ('error' in result) return this.recordError(name, `\`tokenCommand\` failed: ${result.error}`);
    const token = result.output.trim();
    return token === '' || /\s/.test(token) ? this.recordError(name, '`tokenCommand` must print one token, and nothing else') : token;
  }

  private addSecrets(credentials: Credentials): void {
    const { client_id: id, client_secret: secret } = credentials;
    if (id !== undefined && secret !== undefined) addCredential(this.deps.secrets, `${id}:${secret}`);
    for (const [field, value] of Object.entries(credentials)) {
      if (/pass|senha|secret|token|pin|key/i.test(field))
        this.deps.secrets.addField(value, field.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_'));
    }
  }

  private recordError(name: AccountName, reason: string): null {
    this.loginErrors.set(name, reason);
    return null;
  }
}

/** Returns the client's own credentials (`client_id`, `client_secret`), which all accounts share. */
const clientOf = (credentials: Credentials | null): Credentials =>
  Object.fromEntries(Object.entries(credentials ?? {}).filter(([name]) => /^client_/.test(name)));
