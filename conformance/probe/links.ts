import type { Contract, Operation } from '../contract/contract';
import { matchPath } from '../contract/path-template';
import { isRecord } from '../contract/pointer';
import type { Call, Client } from '../http/client';
import { EMPTY_DRAFT } from './request';
import type { Draft } from './request';
import { parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

/** A read of the contract that an address means. */
export interface LinkTarget {
  operation: Operation;
  draft: Draft;
}

/** Addresses of the server, and the operations of the contract. */
interface LinkSources {
  client: Pick<Client, 'base'>;
  contract: Pick<Contract, 'operations' | 'serverUrls'>;
}

/** Returns the addresses of the server: the checked one, and those of the contract, by which a server behind a proxy names itself. */
const ownBases = ({ client, contract }: LinkSources): URL[] =>
  [client.base, ...contract.serverUrls].filter((one) => URL.canParse(one)).map((one) => new URL(one));

/** Returns the path of an address, without a slash at its end. */
const pathOf = ({ pathname }: URL) => pathname.replace(/\/$/, '');

/**
 * Returns true if an address of a response is on the checked server, or below an address that the contract names as its server.
 *
 * @param from address of the request, to which it may be relative
 */
export function isOwnAddress(sources: LinkSources, address: string, from: string): boolean {
  if (!URL.canParse(address, from)) return false;
  const url = new URL(address, from);
  const [checked, ...named] = ownBases(sources);
  return checked?.host === url.host || named.some((one) => one.host === url.host && `${url.pathname}/`.startsWith(`${pathOf(one)}/`));
}

/**
 * Returns the read that an address of a response means, with its path and query parameters as texts; null for another host, or an
 * address that the contract does not have. If several operations fit, the one with the fewest path parameters is returned.
 *
 * @param from address of the request, to which the address may be relative
 */
export function findTarget(sources: LinkSources, address: string, from: string): LinkTarget | null {
  if (!URL.canParse(address, from)) return null;
  const url = new URL(address, from);
  const own = ownBases(sources).filter(({ host }) => host === url.host);
  if (own.length === 0) return null;
  // A proxy may keep the path of the checked server behind the public host.
  const bases = [...ownBases(sources).slice(0, 1), ...own].map(pathOf);
  const paths = bases.filter((base) => url.pathname.startsWith(`${base}/`)).map((base) => url.pathname.slice(base.length));
  const fitting = sources.contract.operations
    .filter(({ method }) => method === 'GET')
    .flatMap((operation) => paths.map((path) => ({ operation, values: matchPath(operation.path, path) })))
    .filter(({ values }) => values !== null)
    .sort((one, other) => (one.values?.size ?? 0) - (other.values?.size ?? 0));
  const [found] = fitting;
  if (found === undefined || found.values === null) return null;
  const query = found.operation.parameters
    .filter(({ in: location, name }) => location === 'query' && url.searchParams.has(name))
    .map(({ name, style, explode, schema }): [string, unknown] => {
      const isList = isRecord(schema?.value) && schema.value['type'] === 'array';
      return [`query ${name}`, isList && style === 'form' && explode ? url.searchParams.getAll(name) : url.searchParams.get(name)];
    });
  const path = [...found.values].map(([name, value]): [string, string] => [`path ${name}`, value]);
  return { operation: found.operation, draft: { ...EMPTY_DRAFT, parameters: new Map([...path, ...query]) } };
}

/** Returns the address with a relation in a `Link` header (RFC 8288); undefined if there is none. */
export function linkOf({ response }: Call, relation: string): string | undefined {
  const links = (response?.headers['link'] ?? '').matchAll(/<([^>]*)>((?:\s*;\s*[\w*]+\s*=\s*(?:"[^"]*"|[^",;\s]+))*)/g);
  for (const [, address, parameters = ''] of links) {
    const [, quoted, bare] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^",;\s]+))/i.exec(parameters) ?? [];
    if ((quoted ?? bare ?? '').split(/\s+/).includes(relation)) return address;
  }
  return undefined;
}

/** Maximum number of addresses of one response that are looked at. */
const MAX_ADDRESSES = 40;

/** Adds to the pool the ids in the addresses of a response: of its `Location`, and of its texts that are addresses of the contract. */
export function harvestAddresses(context: RunContext, call: Call): void {
  const found = [call.response?.headers['location'] ?? '', ...textsIn(parseResponseJson(call))].filter((text) =>
    /^(?:\/|https?:\/\/)\S+$/.test(text),
  );
  for (const address of found.slice(0, MAX_ADDRESSES)) {
    const target = findTarget(context, address, call.request.url);
    if (target === null) continue;
    const ids = [...target.draft.parameters].flatMap(([key, value]) => (key.startsWith('path ') ? [[key.slice(5), value] as const] : []));
    if (ids.length > 0) context.pool.harvest(target.operation, Object.fromEntries(ids));
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.slice(0, 10).flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
