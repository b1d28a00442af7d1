import { answersOf } from './responses';
import type { Answer } from './responses';
import { ContractError, Library } from './document-store';
import type { Spot } from './document-store';
import { examplesOf, mediaTypesOf } from './media';
import type { MediaType } from './media';
import { isRecord } from './pointer';
import { credentialsOf } from './security';
import type { Credential } from './security';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  style: string;
  explode: boolean;
  description: string;
  schema: Spot | null;
  examples: readonly unknown[];
  spot: Spot;
}

/** What the contract says of one operation, references followed. */
export interface Operation {
  id: string;
  /** In capitals. */
  method: string;
  path: string;
  tags: readonly string[];
  /** Its summary and description. */
  text: string;
  source: 'observed' | 'proposed' | null;
  parameters: readonly Parameter[];
  body: { required: boolean; content: readonly MediaType[]; spot: Spot } | null;
  answers: readonly Answer[];
  /** How a caller shows who it is; null where nobody needs to. */
  credential: Credential | null;
  /** Moves money: takes an idempotency key, or says `x-money`. */
  money: boolean;
  spot: Spot;
}

/** An event that the server sends by itself. */
export interface Webhook {
  name: string;
  /** Of its data. */
  schema: Spot | null;
  /** As findings name it: the event for the operation, its channel for the path. */
  operation: Operation;
}

export interface Contract {
  title: string;
  version: string;
  /** The path that the contract's first server puts before every operation's. */
  basePath: string;
  operations: readonly Operation[];
  webhooks: readonly Webhook[];
  library: Library;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * Reads an OpenAPI 3.1 contract.
 *
 * @param file path or address of its root document
 * @throws ContractError with words for whoever wrote it
 */
export async function loadContract(file: string): Promise<Contract> {
  const library = await Library.load(file);
  const root = library.spot(library.root);
  const version = isRecord(root.value) ? root.value['openapi'] : undefined;
  if (typeof version !== 'string' || !/^3\.[12]/.test(version)) {
    throw new ContractError(`${file}: not an OpenAPI 3.1 document (openapi: ${String(version)})`);
  }
  const operations = library.members(library.child(root, 'paths')).flatMap(([path, item]) => operationsOf(library, root, path, item));
  return {
    title: textAt(library, root, 'info', 'title'),
    version: textAt(library, root, 'info', 'version'),
    basePath: basePathOf(library, root),
    operations,
    webhooks: library.members(library.child(root, 'webhooks')).flatMap(([name, item]) => webhookOf(library, root, name, item)),
    library,
  };
}

function webhookOf(library: Library, root: Spot, name: string, item: Spot): Webhook[] {
  const [operation] = operationsOf(library, root, name, library.follow(item));
  if (operation === undefined) return [];
  const channel = textAt(library, operation.spot, 'x-channel');
  const schema = operation.body?.content[0]?.schema ?? null;
  return [{ name, schema, operation: { ...operation, id: name, method: 'EVENT', path: channel === '' ? name : channel } }];
}

function operationsOf(library: Library, root: Spot, path: string, item: Spot): Operation[] {
  return METHODS.flatMap((method) => {
    const found = library.child(item, method);
    if (found === null) return [];
    const spot = library.follow(found);
    const own = isRecord(spot.value) ? spot.value : {};
    const parameters = parametersOf(library, item, spot);
    const bodySpot = library.child(spot, 'requestBody');
    const body = bodySpot === null ? null : library.follow(bodySpot);
    const tags = Array.isArray(own['tags']) ? own['tags'].map(String) : [];
    return {
      id: typeof own['operationId'] === 'string' ? own['operationId'] : `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      tags,
      text: `${textAt(library, spot, 'summary')} ${textAt(library, spot, 'description')}`.trim(),
      source: own['x-source'] === 'observed' || own['x-source'] === 'proposed' ? own['x-source'] : null,
      parameters,
      body: body && {
        required: isRecord(body.value) && body.value['required'] === true,
        content: mediaTypesOf(library, body),
        spot: body,
      },
      answers: answersOf(library, spot),
      credential: credentialsOf(library, root, spot),
      money: own['x-money'] === true || parameters.some(({ name }) => /^idempotency-key$/i.test(name)),
      spot,
    };
  });
}

/** Those of the path, and those of the operation, which win. */
function parametersOf(library: Library, item: Spot, operation: Spot): Parameter[] {
  const byName = new Map<string, Parameter>();
  for (const owner of [item, operation]) {
    for (const [, member] of library.members(library.child(owner, 'parameters'))) {
      const parameter = parameterOf(library, library.follow(member));
      if (parameter !== null) byName.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...byName.values()];
}

function parameterOf(library: Library, spot: Spot): Parameter | null {
  if (!isRecord(spot.value)) return null;
  const { name, in: place, required, style, explode } = spot.value;
  if (typeof name !== 'string' || (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie')) return null;
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const shape = typeof style === 'string' ? style : usual;
  const [media] = mediaTypesOf(library, spot);
  return {
    name,
    in: place,
    required: required === true || place === 'path',
    style: shape,
    explode: typeof explode === 'boolean' ? explode : shape === 'form',
    description: textAt(library, spot, 'description'),
    schema: library.child(spot, 'schema') ?? media?.schema ?? null,
    examples: examplesOf(library, spot),
    spot,
  };
}

function textAt(library: Library, spot: Spot, ...segments: string[]): string {
  const value = library.child(spot, ...segments)?.value;
  return typeof value === 'string' ? value : '';
}

function basePathOf(library: Library, root: Spot): string {
  const server = library.child(root, 'servers', '0');
  if (server === null) return '';
  const url = textAt(library, server, 'url').replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    textAt(library, server, 'variables', name, 'default'),
  );
  try {
    return new URL(url, 'http://contract.invalid').pathname.replace(/\/+$/, '');
  } catch {
    return '';
  }
}
