import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import type { Call } from '../http/client';
import type { Draft } from './request';
import { parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

/** A read of the contract that an address means. */
export interface LinkTarget {
  operation: Operation;
  draft: Draft;
}

/** Returns the read that an address of a response means; null for another host, or an address that the contract does not have. */
export function findTarget(
  { client, contract }: Pick<RunContext, 'client' | 'contract'>,
  address: string,
  from: string,
): LinkTarget | null {
  if (!URL.canParse(address, from)) return null;
  const url = new URL(address, from);
  const base = new URL(client.base);
  // A server behind a proxy may name itself by its public address.
  const hosts = [base.host, ...contract.serverUrls.filter((one) => URL.canParse(one)).map((one) => new URL(one).host)];
  const basePath = base.pathname.replace(/\/$/, '');
  if (!hosts.includes(url.host) || !url.pathname.startsWith(`${basePath}/`)) return null;
  const path = url.pathname.slice(basePath.length);
  const fitting = contract.operations
    .filter(({ method }) => method === 'GET')
    .map((operation) => ({ operation, values: matchPath(operation.path, path) }))
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
  return { operation: found.operation, draft: { parameters: new Map([...found.values, ...query]), body: undefined, type: '' } };
}

function matchPath(template: string, path: string): Map<string, string> | null {
  const [own, given] = [template.split('/'), path.split('/')];
  if (own.length !== given.length) return null;
  const values = new Map<string, string>();
  for (const [at, segment] of own.entries()) {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    const value = given[at] ?? '';
    if (name === undefined ? segment !== value : value === '') return null;
    if (name !== undefined) values.set(`path ${name}`, decodeURIComponent(value));
  }
  return values;
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

/** Adds the ids in the addresses of a response: of its `Location`, and of its texts that are addresses of the contract. */
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
