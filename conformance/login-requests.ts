import type { PlacedCredential } from './caller';
import type { Credentials, RunConfig } from './config/config';
import type { Contract, Operation } from './contract/contract';
import { isJson } from './contract/media';
import { tokenAddress } from './contract/token-flows';
import type { TokenFlow } from './contract/token-flows';
import { buildLoginBody, fillCredentials, findLoginOperation, userNameOf } from './probe/login';
import { buildRequest, toForm } from './probe/request';
import { requestMediaType } from './probe/request-candidates';
import type { Maker } from './probe/value-maker';
import type { SentRequest } from './types';

/** Sources of login requests. */
interface LoginSources {
  config: RunConfig;
  contract: Contract;
  maker: Maker;
  /** URL of the server with the base path. */
  base: string;
  /** Returns the credentials that the login operation needs itself, such as an API key. */
  place: (operation: Operation) => readonly PlacedCredential[];
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * Returns the requests that may log an account in: that of the configuration, or else those of an OAuth2 flow, or else that of the
 * login operation. The caller sends them in turn until one succeeds; none if there is no login.
 *
 * @param credentials null for a login with the example of the contract. OAuth2 flows are then skipped, and the placeholders
 *   `${account.FIELD}` of the configured body become empty texts
 */
export function createLoginRequests(sources: LoginSources, credentials: Credentials | null): SentRequest[] {
  const { config, contract, maker } = sources;
  if (config.login !== null) return [configuredRequest(sources, config.login, credentials ?? {})];
  const flow = usableFlow(contract.tokenFlows, credentials);
  if (flow !== undefined && credentials !== null) {
    const requests = flowRequests(sources, flow, credentials);
    if (requests.length > 0) return requests;
  }
  const operation = findLoginOperation(contract);
  return operation === null ? [] : [operationRequest(sources, operation, createLoginBody(contract, maker, operation, credentials))];
}

/** Returns the body that logs an account in with an operation; without credentials an example of the contract, or a generated value. */
export function createLoginBody(contract: Contract, maker: Maker, operation: Operation, credentials: Credentials | null): unknown {
  const media = requestMediaType(operation);
  const example = media?.examples[0] ?? maker.value(media?.schema ?? null);
  return credentials === null ? example : buildLoginBody(contract, operation, example, credentials);
}

/** Returns the operation of the configured login; null if the contract does not have it. */
export const configuredOperation = ({ operations }: Contract, login: NonNullable<RunConfig['login']>): Operation | null =>
  operations.find(({ id, method, path }) =>
    login.operationId === undefined ? method === (login.method ?? 'POST').toUpperCase() && path === login.path : id === login.operationId,
  ) ?? null;

function configuredRequest(sources: LoginSources, login: NonNullable<RunConfig['login']>, credentials: Credentials): SentRequest {
  const body = fillCredentials(login.body, credentials);
  const operation = configuredOperation(sources.contract, login);
  if (operation !== null && requestMediaType(operation) !== null) return operationRequest(sources, operation, body);
  const { path = '/', method = 'POST', type = 'application/json' } = login;
  return {
    method,
    url: /^https?:/.test(path) ? path : sources.base + path,
    headers: { Accept: 'application/json', 'Content-Type': type, ...sources.config.headers },
    body: isJson(type) ? JSON.stringify(body) : toForm(body),
  };
}

function operationRequest({ config, base, place }: LoginSources, operation: Operation, body: unknown): SentRequest {
  const target = { base, headers: config.headers, credentials: place(operation) };
  const type = requestMediaType(operation)?.type ?? 'application/json';
  return buildRequest(operation, { parameters: new Map(), body, type }, target).request;
}

/** Returns the OAuth2 flow that fits the credentials: that of a user with a password, or else of a client with a secret. */
function usableFlow(flows: readonly TokenFlow[], credentials: Credentials | null): TokenFlow | undefined {
  const { password, client_id: id, client_secret: secret } = credentials ?? {};
  return (
    flows.find(({ grant }) => grant === 'password' && password !== undefined) ??
    flows.find(({ grant }) => grant === 'client_credentials' && id !== undefined && secret !== undefined)
  );
}

/**
 * Returns the requests of an OAuth2 flow (RFC 6749). With a client secret the first one names the client in the header, which
 * every server must accept. The others name it in the form, with and without the scopes. None if the token URL cannot be used.
 */
function flowRequests(
  { config, contract, base }: LoginSources,
  { grant, tokenUrl, scopes }: TokenFlow,
  credentials: Credentials,
): SentRequest[] {
  const url = tokenAddress({ tokenUrl }, { serverUrls: contract.serverUrls, paths: contract.operations.map(({ path }) => path), base });
  if (url === null) return [];
  const { client_id: id, client_secret: secret, password } = credentials;
  const user = grant === 'password' ? { username: userNameOf(credentials), password } : {};
  const scope = scopes.length === 0 ? {} : { scope: scopes.join(' ') };
  const create = (form: Readonly<Record<string, string | undefined>>, headers: Readonly<Record<string, string>> = {}): SentRequest => ({
    method: 'POST',
    url,
    headers: { Accept: 'application/json', 'Content-Type': FORM, ...config.headers, ...headers },
    body: toForm(form),
  });
  const basic: Record<string, string> =
    id === undefined || secret === undefined ? {} : { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` };
  const client = { client_id: id, client_secret: secret };
  return [
    ...(secret === undefined ? [] : [create({ grant_type: grant, ...user, ...scope }, basic)]),
    create({ grant_type: grant, ...user, ...client, ...scope }),
    create({ grant_type: grant, ...user, ...client }),
  ];
}
