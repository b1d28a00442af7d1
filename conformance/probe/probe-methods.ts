import type { Operation } from '../contract/contract';
import { pathPattern } from '../contract/path-template';
import { plainGet } from '../http/client';
import type { Call } from '../http/client';
import { requestCandidates, withNewIdempotencyKey } from './request-candidates';
import { buildRequest } from './request';
import type { Draft } from './request';
import type { Success } from './find-success';
import { allowsWrites, writeBlockReason } from './permissions';
import type { RunContext } from './run-context';
import { sideBySide } from './side-by-side';
import { blockUnjudged } from './unjudged';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const WRITES_REASON = 'the other methods may write, which needs --allow-writes on this server';

/**
 * Calls each path, as the first account, with the methods that the contract does not document there. None may succeed, or get a 5xx other
 * than 501. Without permission to write only GET is tried; otherwise paths with money are tried in a sandbox only. A check that is left
 * out is blocked.
 */
export async function probeMethods(context: RunContext, successes: ReadonlyMap<string, Success>): Promise<void> {
  const writable = allowsWrites(context);
  const methods = METHODS.filter((method) => method === 'GET' || writable);
  const block = (operationId: string | null, reason: string) =>
    context.findings.block({ check: 'method-undocumented', operationId, reason });
  if (!writable) block(null, `only GET was tried: ${WRITES_REASON}`);
  const catchAll = await findCatchAllMethods(context, methods);
  if (catchAll.size > 0) block(null, `${[...catchAll].join(', ')} could not be judged: the server answers them on any path`);
  const paths = new Map<string, Operation[]>();
  for (const operation of context.operations) paths.set(operation.path, [...(paths.get(operation.path) ?? []), operation]);
  const routes: { model: Operation; draft: Draft; undocumented: string[] }[] = [];
  for (const [path, operations] of paths) {
    const [first] = operations;
    if (first === undefined) continue;
    const money = operations.find((operation) => operation.money);
    if (money !== undefined && writable && !context.sandbox) {
      block(money.id, writeBlockReason(context, money) ?? '');
      continue;
    }
    const documented = new Set(context.contract.operations.filter((operation) => operation.path === path).map(({ method }) => method));
    const model = operations.find(({ id, body }) => body !== null && successes.has(id)) ?? first;
    const draft = successes.get(model.id)?.draft ?? requestCandidates(model, context, 1)[0];
    if (draft === undefined) continue;
    routes.push({ model, draft, undocumented: methods.filter((method) => !documented.has(method) && !catchAll.has(method)) });
  }
  await sideBySide(context, routes, async (part, { model, draft, undocumented }) => {
    const responses: [string, Call][] = [];
    for (const method of undocumented) {
      const call = await tryMethod(part, model, method, draft);
      if (call !== null) responses.push([method, call]);
    }
    reportMethods(part, model, responses);
  });
}

/** Calls a path with a method. Returns the call if its response is wrong for an undocumented method; otherwise null. */
async function tryMethod(context: RunContext, model: Operation, method: string, draft: Draft): Promise<Call | null> {
  const operation = { ...model, method };
  const sent = method === 'GET' || method === 'DELETE' ? { ...draft, body: undefined } : draft;
  const target = { base: context.client.base, headers: context.config.headers, credentials: context.accounts.place('first', model) ?? [] };
  const { request, bytes } = buildRequest(operation, withNewIdempotencyKey(operation, sent, context), target);
  if (matchesOtherPath(context, method, new URL(request.url).pathname, model.path)) return null;
  const call = await context.client.send(request, model.id, bytes);
  if (blockUnjudged(context, 'method-undocumented', model, call)) return null;
  const status = call.response?.status ?? 0;
  return (status >= 200 && status < 300) || (status >= 500 && status !== 501) ? call : null;
}

/** Adds one violation for each path, about all its undocumented methods. */
function reportMethods(context: RunContext, model: Operation, responses: readonly [string, Call][]) {
  const [first] = responses;
  if (first === undefined) return;
  const [method, call] = first;
  const summary = responses.map(([one, { response }]) => `${one} (${String(response?.status)})`).join(', ');
  context.findings.report(
    call,
    { ...model, method },
    {
      check: 'method-undocumented',
      pointer: method,
      expected: '404 or 405',
      actual: summary,
      message: `${model.path} answers ${summary}, but the contract has no such method there. In Laravel: Route::any(), Route::match() or Route::apiResource() register more than is meant; use ->only([…]), and look at php artisan route:list.`,
    },
  );
}

/** Returns true if the request belongs to another documented path with this method, such as `/games/{slug}` for `/games/recent`. */
function matchesOtherPath(context: RunContext, method: string, path: string, own: string): boolean {
  const base = new URL(context.client.base).pathname.replace(/\/$/, '');
  return context.contract.operations.some((operation) => {
    if (operation.method !== method || operation.path === own || !path.startsWith(base)) return false;
    return pathPattern(operation.path).test(path.slice(base.length));
  });
}

/**
 * Returns the methods that succeed or get a 5xx, but no 501, on any path, as with a catch-all page. Their status says nothing about a
 * single path.
 */
async function findCatchAllMethods(context: RunContext, methods: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const method of methods) {
    const request = plainGet(`${context.client.base}/conformance-no-such-path`, context.config.headers);
    const { response } = await context.client.send({ ...request, method }, null);
    if (response !== undefined && (response.status < 300 || (response.status >= 500 && response.status !== 501))) found.add(method);
  }
  return found;
}
