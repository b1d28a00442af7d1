import type { Credentials, RunConfig } from './config/config';
import type { Contract, Operation } from './contract/contract';
import type { Call, Client } from './http/client';
import type { Secrets } from './http/secrets';
import { mediaOf } from './probe/request-candidates';
import { filled, loginBody, loginOperation, tokenIn } from './probe/login';
import { build } from './probe/request';
import type { Maker } from './probe/value-maker';
import type { SentRequest } from './types';

/** The account that a run is made with, another one, and one that was registered for the run and may come to harm. */
export type AccountName = 'first' | 'second' | 'spare';

const SHOWN = { first: 'TOKEN', second: 'SECOND_TOKEN', spare: 'SPARE_TOKEN' } as const;

interface Means {
  config: RunConfig;
  contract: Contract;
  client: Client;
  maker: Maker;
  secrets: Secrets;
}

/** The longest that is waited for a server that asks for patience, in seconds. */
const PATIENCE = 5;

/** A call, and once more where the server says that it was too early, and when it will do. */
async function patiently(send: () => Promise<Call>): Promise<Call> {
  const made = await send();
  const seconds = Number(made.response?.headers['retry-after'] ?? Number.NaN);
  if (made.response?.status !== 429 || !(seconds <= PATIENCE)) return made;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return send();
}

/** The accounts of a run and their tokens. */
export class Accounts {
  private readonly held = new Map<AccountName, string>();
  private registered: Credentials | null = null;
  /** Why an account has no token. */
  readonly trouble = new Map<AccountName, string>();
  /** The login that gave an account none. */
  readonly refused = new Map<AccountName, Call>();

  constructor(private readonly means: Means) {
    const { token } = means.config;
    if (token !== null) this.keep('first', token);
  }

  /** The present token of an account; null where it has none. */
  secret(name: AccountName): string | null {
    return this.held.get(name) ?? null;
  }

  /** Takes a new token for an account. */
  keep(name: AccountName, token: string): void {
    this.held.set(name, token);
    this.means.secrets.add(token, SHOWN[name]);
  }

  /** Logs an account in and keeps its token. @returns whether it has one */
  async enter(name: AccountName): Promise<boolean> {
    if (name === 'first' && this.means.config.token !== null) return true;
    const token = await this.login(name);
    if (token !== null) this.keep(name, token);
    return token !== null;
  }

  /** A new token of the first account, that nothing else uses. */
  async throwAway(): Promise<string | null> {
    const token = await this.login('first');
    if (token !== null) this.means.secrets.add(token, 'OTHER_TOKEN');
    return token;
  }

  /** Whether anybody can log in at all. */
  get canLogIn(): boolean {
    return this.means.config.login !== null || loginOperation(this.means.contract) !== null;
  }

  /** Logs in an account that was registered for this run. @returns whether it has a token */
  adopt(credentials: Credentials): Promise<boolean> {
    this.registered = credentials;
    return this.enter('spare');
  }

  /** The operation by which the first account logs in, and the body that does; null where the contract has none. */
  ownLogin(): { operation: Operation; body: unknown } | null {
    const { config, contract } = this.means;
    const operation =
      config.login === null ? loginOperation(contract) : (contract.operations.find(({ id }) => id === config.login?.operationId) ?? null);
    if (operation === null) return null;
    const credentials = config.accounts.first;
    return { operation, body: config.login === null ? this.bodyOf(operation, credentials) : filled(config.login.body, credentials ?? {}) };
  }

  private async login(name: AccountName): Promise<string | null> {
    const { client, config } = this.means;
    const credentials = name === 'spare' ? this.registered : config.accounts[name];
    if (name === 'second' && credentials === null) return this.fail(name, 'no second account is configured');
    const request = this.request(credentials);
    if (request === null) return this.fail(name, 'no operation to log in with was found; declare `login` in the config, or pass --token');
    const made = await patiently(() => client.send(request, null));
    if (made.response === undefined) return this.fail(name, `logging in failed: ${made.failure}`);
    const token = tokenIn(made.response.body, config.login?.tokenPointer ?? null);
    const { status, body } = made.response;
    if (token === null) this.refused.set(name, made);
    return token ?? this.fail(name, `logging in gave no token: ${String(status)} ${body.slice(0, 120)}`);
  }

  private fail(name: AccountName, reason: string): null {
    this.trouble.set(name, reason);
    return null;
  }

  private request(credentials: Credentials | null): SentRequest | null {
    const { config, contract, client, secrets } = this.means;
    const { login } = config;
    const named = contract.operations.find(({ id }) => id === login?.operationId) ?? null;
    const operation = login === null ? loginOperation(contract) : named;
    for (const [field, value] of Object.entries(credentials ?? {})) {
      if (/pass|senha|secret|token|pin|key/i.test(field)) secrets.addField(value, field.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_'));
    }
    if (login !== null) {
      const headers = { Accept: 'application/json', 'Content-Type': 'application/json', ...config.headers };
      const body = JSON.stringify(filled(login.body, credentials ?? {}));
      return {
        method: operation?.method ?? login.method ?? 'POST',
        url: client.base + (operation?.path ?? login.path ?? '/'),
        headers,
        body,
      };
    }
    if (operation === null) return null;
    const body = this.bodyOf(operation, credentials);
    const target = { base: client.base, headers: config.headers, secret: null };
    return build(operation, { parameters: new Map(), body, type: mediaOf(operation)?.type ?? 'application/json' }, target).request;
  }

  private bodyOf(operation: Operation, credentials: Credentials | null): unknown {
    const media = mediaOf(operation);
    const example = media?.examples[0] ?? this.means.maker.value(media?.schema ?? null);
    return credentials === null ? example : loginBody(this.means.contract, operation, example, credentials);
  }
}
