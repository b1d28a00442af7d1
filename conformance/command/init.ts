import { existsSync, writeFileSync } from 'node:fs';

import { assetPath } from '../contract/bundled-assets';
import type { Flags } from '../config/flags';
import { UsageError } from '../config/usage-error';
import { loadContract } from '../contract/contract';
import type { Contract, Operation } from '../contract/contract';
import type { CredentialScheme } from '../contract/security';
import { createClient, plainGet } from '../http/client';
import { oneLine } from '../report/escape';
import { findLoginOperation, findRegisterOperation } from '../probe/login';
import { EXIT } from './io';
import type { Io } from './io';
import { withWriteErrors } from './with-write-errors';

/** File that is written, unless `--config` names another one. */
const TARGET = 'conformance.yaml';

/** Paths below the working directory at which projects keep their OpenAPI document. The first that exists is used. */
const CONTRACT_FILES = [
  'openapi.yaml',
  'openapi.yml',
  'openapi.json',
  'docs/openapi.yaml',
  'docs/openapi.json',
  'api.json',
  'storage/api-docs/api-docs.json',
];

/** URL paths at which servers publish their OpenAPI document: FastAPI and others, Scramble, L5-Swagger, springdoc, NestJS. */
const CONTRACT_PATHS = [
  '/openapi.json',
  '/openapi.yaml',
  '/docs/api.json',
  '/docs/api-docs.json',
  '/docs?api-docs.json',
  '/v3/api-docs',
  '/api-json',
  '/swagger.json',
];

/** URL path at which a server of the bundled contract returns JSON. */
const BUNDLED_PATH = '/v2/platform';

const DEFAULT_SERVER = 'http://127.0.0.1:8000';

/** Timeout of a request, in ms. */
const TIMEOUT = 5000;

/**
 * Inspects the server by some GET requests, and writes a commented configuration without asking anything. The server may be down. The
 * contract is that of `--contract`, or else one in the working directory, or else a published one, or else the bundled one if the server
 * seems to have it.
 *
 * @returns the exit code
 * @throws UsageError if the configuration exists already or cannot be written, or no contract can be found
 * @throws ContractError if the contract cannot be used
 */
export async function init(flags: Flags, io: Io): Promise<number> {
  const file = flags.config ?? TARGET;
  if (existsSync(file)) throw new UsageError(`${file} exists already; delete it or name another one with --config`);
  const server = flags.url ?? new URL(DEFAULT_SERVER);
  const { status, contract: published, isOfBundled } = await inspectServer(server);
  const named = flags.contract ?? CONTRACT_FILES.find((name) => existsSync(name)) ?? published;
  const source = named ?? (isOfBundled ? assetPath('contract') : null);
  if (source === null)
    throw new UsageError(
      `no contract was found, neither in ${CONTRACT_FILES.slice(0, 3).join(', ')} nor at ${server.origin}: name it with --contract`,
    );
  const contract = await loadContract(source, flags.allowExternalRefs);
  withWriteErrors(file, () => writeFileSync(file, describe({ server, status, source: named, contract })));
  const { operations } = contract;
  io.stdout(
    oneLine(
      `${file} written for ${contract.title} ${contract.version} with ${String(operations.length)} operations; read its comments, then run conformance`,
    ),
  );
  return EXIT.clean;
}

/** Looks for a published contract. `isOfBundled` is true if the server seems to have the bundled contract. */
async function inspectServer(server: URL): Promise<{ status: number | null; contract: string | null; isOfBundled: boolean }> {
  const client = createClient({ base: server.origin, rate: 0, timeout: TIMEOUT });
  const get = (path: string) => client.send(plainGet(server.origin + path, { Accept: 'application/json, application/yaml, */*' }), null);
  const home = await get('/');
  if (home.response === undefined) return { status: null, contract: null, isOfBundled: false };
  for (const path of CONTRACT_PATHS) {
    const { response } = await get(path);
    if (response?.status === 200 && /"?openapi"?\s*:\s*"?3\./.test(response.body))
      return { status: home.response.status, contract: server.origin + path, isOfBundled: false };
  }
  const { response } = await get(BUNDLED_PATH);
  const isOfBundled = response?.status === 200 && /^application\/json/.test(response.headers['content-type'] ?? '');
  return { status: home.response.status, contract: null, isOfBundled };
}

interface Inspection {
  server: URL;
  /** Status of the home page; null if the server did not respond. */
  status: number | null;
  /** Path or URL of the contract; null for the bundled one. */
  source: string | null;
  contract: Contract;
}

/** Returns the text of the configuration file. */
function describe({ server, status, source, contract }: Inspection): string {
  const { operations } = contract;
  const writes = operations.filter(({ method }) => method !== 'GET').length;
  const head = [
    `# ${oneText(contract.title)} ${oneText(contract.version)}: ${String(operations.length)} operations, ${String(writes)} of which write.`,
    `server: ${JSON.stringify(server.href.replace(/\/$/, ''))}`,
    ...(status === null ? ['# It did not answer when this file was written. Start it before the check.'] : []),
    source === null ? '# The contract is the one that the checker brings along.' : `contract: ${JSON.stringify(source)}`,
    '',
  ];
  return [...head, ...loginLines(contract), ...moneyLines(contract), ...otherLines()].join('\n');
}

const oneText = (text: string) => text.replaceAll(/\s+/g, ' ');

function loginLines(contract: Contract): string[] {
  const schemes = [
    ...new Map(contract.operations.flatMap(({ credentials }) => credentials.flat()).map((one) => [one.scheme, one])).values(),
  ];
  if (schemes.length === 0) return ['# No operation needs a login.', ''];
  const login = findLoginOperation(contract);
  const [flow] = contract.tokenFlows;
  if (flow === undefined && login === null)
    return [
      '# No login operation was found. Give a credential of each account; the second one shows whether records leak.',
      ...credentialLines(schemes),
      '',
    ];
  // The token of a login serves the bearer schemes; if there are none, it serves any scheme.
  const isToken = ({ kind }: CredentialScheme) => !schemes.some((one) => one.kind === 'bearer') || kind === 'bearer';
  const others = schemes.filter((one) => !isToken(one) && isNeeded(contract, one));
  const more = others.length === 0 ? [] : ['# What no login gives.', ...credentialLines(others)];
  return [...(flow === undefined ? accountLines(contract, login) : flowLines(contract)), ...more, ''];
}

/** Returns true if an operation cannot be called without a scheme. */
const isNeeded = ({ operations }: Contract, { scheme }: CredentialScheme): boolean =>
  operations.some(({ credentials }) => credentials.length > 0 && credentials.every((one) => one.some((other) => other.scheme === scheme)));

/** Returns the `credentials` of the configuration, with an environment variable for each account and scheme. */
function credentialLines(schemes: readonly CredentialScheme[]): string[] {
  const variable = (account: string, scheme: string) => `\${env.${account}_${scheme.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')}}`;
  const line = (account: string) => schemes.map(({ scheme }) => `${scheme}: '${variable(account, scheme)}'`).join(', ');
  return ['credentials:', `  first: {${line('FIRST')}}`, `  second: {${line('SECOND')}}`];
}

function flowLines({ tokenFlows }: Contract): string[] {
  const flow = tokenFlows.find(({ grant }) => grant === 'password') ?? tokenFlows[0];
  const client = (name: string) => `client_id: ${name}, client_secret: '\${env.${name.toUpperCase()}_CLIENT_SECRET}'`;
  const user = (name: string) => `username: ${name}, password: '\${env.${name.toUpperCase()}_PASSWORD}'`;
  const isForUsers = flow?.grant === 'password';
  return [
    `# ${flow?.tokenUrl ?? ''} gives tokens (OAuth2, ${flow?.grant ?? ''}). Two accounts that exist on the server: the second one shows whether records leak.`,
    ...(isForUsers ? ['# Add a client_id and a client_secret where the server asks for them.'] : []),
    'accounts:',
    ...['first', 'second'].map((name) => `  ${name}: {${isForUsers ? user(name) : client(name)}}`),
  ];
}

function accountLines(contract: Contract, login: Operation | null): string[] {
  const register = findRegisterOperation(contract);
  const accounts = [
    'accounts:',
    "  first: {email: first@example.com, password: '${env.CONFORMANCE_PASSWORD}'}",
    "  second: {email: second@example.com, password: '${env.CONFORMANCE_PASSWORD}'}",
  ];
  const advice = `# ${login?.method ?? ''} ${login?.path ?? ''} logs in. Two accounts that exist on the server: the second one shows whether records leak.`;
  if (register === null) return [advice, ...accounts];
  return [
    `# ${register.method} ${register.path} registers accounts, which the run closes and changes. Without \`accounts\`, it checks with those alone.`,
    advice,
    ...accounts.map((line) => `# ${line}`),
  ];
}

function moneyLines({ operations }: Contract): string[] {
  const money = operations.filter((operation) => operation.money).map(({ id }) => id);
  if (money.length === 0) return [];
  return [
    `# These move money, or take an idempotency key: ${money.slice(0, 8).join(', ')}${money.length > 8 ? ' and others' : ''}.`,
    '# They are called only if the server is a sandbox.',
    'sandbox: false',
    '',
  ];
}

const otherLines = () => [
  '# Requests that write are sent to this machine only; true allows them elsewhere.',
  'allowWrites: false',
  '',
  '# The origin of the site, if it is another one than the server has: checks the CORS headers.',
  '# origin: https://www.example.com',
  '',
  '# The scenarios of your team, in Arazzo 1.0.',
  '# scenarios: [checkout.arazzo.yaml]',
  '',
  '# Shares of operations that must have succeeded, so that a green run means something.',
  'threshold: {operations: 0.5, protected: 0.5}',
  '',
];
