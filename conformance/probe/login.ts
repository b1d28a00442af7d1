import type { Credentials } from '../config/config';
import { parseJson } from '../contract/parse-json';
import { readConstraints } from '../contract/schema-constraints';
import type { Contract, Operation } from '../contract/contract';
import { isRecord, valueAt } from '../contract/pointer';
import { requestMediaType } from './request-candidates';

const bodyMembers = ({ store }: Contract, operation: Operation): string[] => {
  const schema = requestMediaType(operation)?.schema;
  return schema ? [...(readConstraints(store, schema)[0]?.properties.keys() ?? [])] : [];
};

const takesPassword = (contract: Contract, operation: Operation) =>
  bodyMembers(contract, operation).some((name) => /password|senha/i.test(name));

/**
 * Returns the first POST whose id or path contains login, sign-in, session or token, and whose body has a password member; null if there
 * is none. Registrations and operations for a forgotten password do not count.
 */
export function findLoginOperation(contract: Contract): Operation | null {
  const isNamed = ({ id, path, method }: Operation) =>
    method === 'POST' && /log-?in|sign-?in|session|token/i.test(`${id} ${path}`) && !/regist|sign-?up|forgot|reset/i.test(`${id} ${path}`);
  return contract.operations.find((operation) => isNamed(operation) && takesPassword(contract, operation)) ?? null;
}

/**
 * Returns the first public POST whose id or path contains `regist` or sign-up, and whose body has a password member; null if there is
 * none.
 */
export function findRegisterOperation(contract: Contract): Operation | null {
  const isNamed = ({ id, path, method, credential }: Operation) =>
    method === 'POST' && credential === null && /regist|sign-?up/i.test(`${id} ${path}`);
  return contract.operations.find((operation) => isNamed(operation) && takesPassword(contract, operation)) ?? null;
}

/** Returns the user name or e-mail of an account; its first credential if it has neither. */
export const userNameOf = (credentials: Credentials): string | undefined =>
  credentials['username'] ?? credentials['email'] ?? credentials['user'] ?? credentials['login'] ?? Object.values(credentials)[0];

/**
 * Builds a login body from an example. Its members that name the account get {@link userNameOf}; the others get their credential, and
 * `grant_type` the grant that fits the credentials. Credentials that neither the example nor the first alternative of the schema has
 * are left out.
 */
export function buildLoginBody(contract: Contract, operation: Operation, example: unknown, credentials: Credentials): unknown {
  const body: Record<string, unknown> = isRecord(example) ? { ...example } : {};
  const known = bodyMembers(contract, operation);
  const name = userNameOf(credentials);
  for (const key of Object.keys(body)) if (/^(email|e-mail|username|user|login|document|cpf)$/i.test(key)) body[key] = name;
  if (known.includes('grant_type')) body['grant_type'] = 'password' in credentials ? 'password' : 'client_credentials';
  for (const [field, value] of Object.entries(credentials)) if (field in body || known.includes(field)) body[field] = value;
  return body;
}

/** Replaces each `${account.FIELD}` in a template. An unknown field becomes empty. */
export function fillCredentials(template: unknown, credentials: Credentials): unknown {
  if (typeof template === 'string') return template.replaceAll(/\$\{account\.([^}]+)\}/g, (_, name: string) => credentials[name] ?? '');
  if (Array.isArray(template)) return template.map((one: unknown) => fillCredentials(one, credentials));
  if (!isRecord(template)) return template;
  return Object.fromEntries(Object.entries(template).map(([name, one]) => [name, fillCredentials(one, credentials)]));
}

/** Pointers to the usual members with a token, such as `access_token`, `token` and `jwt`, at the top level and in `data`. */
const TOKEN_POINTERS = ['access_token', 'accessToken', 'token', 'jwt', 'id_token', 'plainTextToken'].flatMap((name) => [
  `/${name}`,
  `/data/${name}`,
]);

/**
 * Returns the token in the body of a login's response, at the configured pointer or, if that is null, in one of the usual members. Null
 * if there is none.
 */
export function extractToken(body: string, pointer: string | null): string | null {
  const value = parseJson(body);
  const found = (pointer === null ? TOKEN_POINTERS : [pointer])
    .map((at) => valueAt(value, at))
    .find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : null;
}

/** Returns the `password` of a registration body with its `email`, or else with its `username`; null if it lacks them. */
export function extractCredentials(body: unknown): Credentials | null {
  if (!isRecord(body)) return null;
  const { email, username, password } = body;
  if (typeof password !== 'string') return null;
  if (typeof email === 'string') return { email, password };
  return typeof username === 'string' ? { username, password } : null;
}
