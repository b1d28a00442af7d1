import { TimeLimitError, withTimeLimit } from '../limits';
import { readResponses } from './responses';
import type { DocumentedResponse } from './responses';
import { ContractError } from './contract-error';
import { DocumentStore } from './document-store';
import type { ContractNode } from './contract-node';
import { readExamples, readMediaTypes } from './media';
import type { MediaType } from './media';
import { isRecord } from './pointer';
import { readCredentials } from './security';
import { readTokenFlows } from './token-flows';
import type { TokenFlow } from './token-flows';
import type { CredentialScheme } from './security';
import { readSourceFiles } from './source-files';

/** Parameter of an operation. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  /** Serialization style of OpenAPI, or `content` for a parameter with a media type. */
  style: string;
  /** True if each item of a list, or member of an object, is a pair of its own. */
  explode: boolean;
  description: string;
  schema: ContractNode | null;
  examples: readonly unknown[];
  /** Place of the parameter in the contract. */
  node: ContractNode;
}

/** Operation of the contract, with its references resolved. */
export interface Operation {
  /** `operationId`, or else the method and the path. */
  id: string;
  /** HTTP method in upper case. */
  method: string;
  /** Path of the contract, such as `/games/{id}`, without the base path. */
  path: string;
  tags: readonly string[];
  /** Summary and description, joined by a space. */
  description: string;
  /** Value of `x-source`; null if the operation has none. */
  source: 'observed' | 'proposed' | null;
  parameters: readonly Parameter[];
  body: { required: boolean; content: readonly MediaType[]; node: ContractNode } | null;
  responses: readonly DocumentedResponse[];
  /** First credential of the first alternative; null if there is none, because the operation is public. */
  credential: CredentialScheme | null;
  /** Alternatives, each with the credentials that are sent together. */
  credentials: readonly (readonly CredentialScheme[])[];
  /** True if the operation takes an idempotency key or has `x-money`. */
  money: boolean;
  /** Place of the operation in the contract. */
  node: ContractNode;
}

/** Event that the server sends, from `webhooks` of the contract. Only the first method of a webhook is read. */
export interface Webhook {
  name: string;
  /** Schema of the event's data. */
  schema: ContractNode | null;
  /**
   * Operation that stands for the event in findings. Its id is the name of the event, its method is `EVENT`, and its path is the
   * channel from `x-channel`, or else the name.
   */
  operation: Operation;
}

/** Contract that was read. */
export interface Contract {
  title: string;
  version: string;
  /** Path of the first server, which precedes every operation's path, without a slash at its end; '' without servers. */
  basePath: string;
  /** URLs of all servers, with the defaults of their variables. A URL may be relative. */
  serverUrls: readonly string[];
  /** OAuth2 flows that give a token without a browser. */
  tokenFlows: readonly TokenFlow[];
  operations: readonly Operation[];
  webhooks: readonly Webhook[];
  /** Documents that the nodes of the contract belong to. */
  store: DocumentStore;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Limits of the two attempts to resolve the references, in ms. */
const RESOLUTION_LIMITS_MS = [20_000, 60_000];

/**
 * Reads an OpenAPI 3.0 or 3.1 contract with all files that it refers to, from a path or URL. A 3.0 contract is converted to 3.1.
 * Parameters without a name or a known `in` are dropped.
 *
 * @param allowsOutside true if it may refer to files outside of its folder, and to other addresses
 * @throws ContractError with a message for the author of the contract
 */
export async function loadContract(source: string, allowsOutside = false): Promise<Contract> {
  const sources = await readSourceFiles(source, allowsOutside);
  const root = sources.files.get(sources.root)?.parsed;
  const { openapi: version, swagger } = isRecord(root) ? root : {};
  if (swagger !== undefined)
    throw new ContractError(
      `${source}: this is Swagger ${String(swagger)}, which the checker does not read: convert it to OpenAPI 3.0 or 3.1`,
    );
  if (typeof version !== 'string' || !/^3\.[01](?:\.|$)/.test(version)) {
    throw new ContractError(`${source}: not an OpenAPI 3.0 or 3.1 document (openapi: ${String(version)})`);
  }
  try {
    return withTimeLimit(RESOLUTION_LIMITS_MS, () => readContract(new DocumentStore(sources, version.startsWith('3.0'))));
  } catch (error) {
    if (error instanceof ContractError || !(error instanceof TimeLimitError || error instanceof RangeError)) throw error;
    throw new ContractError(`${source}: its references and schemas cannot be resolved: ${error.message}`);
  }
}

function readContract(store: DocumentStore): Contract {
  const root = store.node(store.root);
  const serverUrls = store.members(store.child(root, 'servers')).map(([, server]) => readServerUrl(store, server));
  const operations = store.members(store.child(root, 'paths')).flatMap(([path, item]) => readOperations(store, root, path, item));
  return {
    title: getText(store, root, 'info', 'title'),
    version: getText(store, root, 'info', 'version'),
    basePath: readBasePath(serverUrls[0]),
    serverUrls,
    tokenFlows: readTokenFlows(store, root),
    operations,
    webhooks: store.members(store.child(root, 'webhooks')).flatMap(([name, item]) => readWebhook(store, root, name, item)),
    store,
  };
}

function readWebhook(store: DocumentStore, root: ContractNode, name: string, item: ContractNode): Webhook[] {
  const [operation] = readOperations(store, root, name, store.resolveRef(item));
  if (operation === undefined) return [];
  const channel = getText(store, operation.node, 'x-channel');
  const schema = operation.body?.content[0]?.schema ?? null;
  return [{ name, schema, operation: { ...operation, id: name, method: 'EVENT', path: channel === '' ? name : channel } }];
}

function readOperations(store: DocumentStore, root: ContractNode, path: string, item: ContractNode): Operation[] {
  return METHODS.flatMap((method) => {
    const found = store.child(item, method);
    if (found === null) return [];
    const node = store.resolveRef(found);
    const own = isRecord(node.value) ? node.value : {};
    const parameters = readParameters(store, item, node);
    const bodyNode = store.child(node, 'requestBody');
    const body = bodyNode === null ? null : store.resolveRef(bodyNode);
    const credentials = readCredentials(store, root, node);
    const tags = Array.isArray(own['tags']) ? own['tags'].map(String) : [];
    return {
      id: typeof own['operationId'] === 'string' ? own['operationId'] : `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      tags,
      description: `${getText(store, node, 'summary')} ${getText(store, node, 'description')}`.trim(),
      source: own['x-source'] === 'observed' || own['x-source'] === 'proposed' ? own['x-source'] : null,
      parameters,
      body: body && {
        required: isRecord(body.value) && body.value['required'] === true,
        content: readMediaTypes(store, body),
        node: body,
      },
      responses: readResponses(store, node),
      credential: credentials[0]?.[0] ?? null,
      credentials,
      money: own['x-money'] === true || parameters.some(({ name }) => /^idempotency-key$/i.test(name)),
      node,
    };
  });
}

/** Returns the parameters of an operation. They take precedence over those of the path. */
function readParameters(store: DocumentStore, item: ContractNode, operation: ContractNode): Parameter[] {
  const byName = new Map<string, Parameter>();
  for (const owner of [item, operation]) {
    for (const [, member] of store.members(store.child(owner, 'parameters'))) {
      const parameter = readParameter(store, store.resolveRef(member));
      if (parameter !== null) byName.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...byName.values()];
}

function readParameter(store: DocumentStore, node: ContractNode): Parameter | null {
  if (!isRecord(node.value)) return null;
  const { name, in: location, required, style, explode } = node.value;
  if (typeof name !== 'string' || (location !== 'path' && location !== 'query' && location !== 'header' && location !== 'cookie'))
    return null;
  const defaultStyle = location === 'query' || location === 'cookie' ? 'form' : 'simple';
  const effectiveStyle = typeof style === 'string' ? style : defaultStyle;
  const [media] = readMediaTypes(store, node);
  return {
    name,
    in: location,
    required: required === true || location === 'path',
    // A parameter with `content` is sent as one text of that media type, whatever its style.
    style: media === undefined ? effectiveStyle : 'content',
    explode: typeof explode === 'boolean' ? explode : effectiveStyle === 'form',
    description: getText(store, node, 'description'),
    schema: store.child(node, 'schema') ?? media?.schema ?? null,
    examples: readExamples(store, node),
    node,
  };
}

function getText(store: DocumentStore, node: ContractNode, ...segments: string[]): string {
  const value = store.child(node, ...segments)?.value;
  return typeof value === 'string' ? value : '';
}

function readServerUrl(store: DocumentStore, server: ContractNode): string {
  return getText(store, server, 'url').replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    getText(store, server, 'variables', name, 'default'),
  );
}

function readBasePath(serverUrl = ''): string {
  return URL.canParse(serverUrl, 'http://contract.invalid')
    ? new URL(serverUrl, 'http://contract.invalid').pathname.replace(/\/+$/, '')
    : '';
}
