import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { departure } from '../observe/violation';
import { draftsOf, withNewKey } from './request-candidates';
import { build } from './request';
import type { Draft } from './request';
import type { Success } from './find-success';
import { mayWrite } from './run-context';
import type { Stage } from './run-context';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Calls each path with the methods that the contract does not have there: none may succeed. */
export async function probeMethods(stage: Stage, successes: ReadonlyMap<string, Success>): Promise<void> {
  const writable = mayWrite(stage.config);
  const methods = METHODS.filter((method) => method === 'GET' || writable);
  const anything = await answersAnything(stage, methods);
  const paths = new Map<string, Operation[]>();
  for (const operation of stage.operations) paths.set(operation.path, [...(paths.get(operation.path) ?? []), operation]);
  for (const [path, known] of paths) {
    const [first] = known;
    if (first === undefined || (known.some(({ money }) => money) && !stage.sandbox)) continue;
    const documented = new Set(stage.contract.operations.filter((operation) => operation.path === path).map(({ method }) => method));
    const model = known.find(({ id, body }) => body !== null && successes.has(id)) ?? first;
    const draft = successes.get(model.id)?.draft ?? draftsOf(model, stage, 1)[0];
    if (draft === undefined) continue;
    const answers: [string, Call][] = [];
    for (const method of methods) {
      if (documented.has(method) || anything.has(method)) continue;
      const made = await tryMethod(stage, model, method, draft);
      if (made !== null) answers.push([method, made]);
    }
    tell(stage, model, answers);
  }
}

/** The call, where its answer is one that an unlisted method must not have. */
async function tryMethod(stage: Stage, model: Operation, method: string, draft: Draft): Promise<Call | null> {
  const operation = { ...model, method };
  const sent = method === 'GET' || method === 'DELETE' ? { ...draft, body: undefined } : draft;
  const target = { base: stage.client.base, headers: stage.config.headers, secret: stage.accounts.secret('first') };
  const { request, bytes } = build(operation, withNewKey(operation, sent, stage), target);
  if (isAnother(stage, method, new URL(request.url).pathname, model.path)) return null;
  const made = await stage.client.send(request, model.id, bytes);
  const status = made.response?.status ?? 0;
  return (status >= 200 && status < 300) || (status >= 500 && status !== 501) ? made : null;
}

/** A route that takes too much is one fault, however many methods it takes. */
function tell(stage: Stage, model: Operation, answers: readonly [string, Call][]) {
  const [first] = answers;
  if (first === undefined) return;
  const [method, made] = first;
  const said = answers.map(([one, { response }]) => `${one} (${String(response?.status)})`).join(', ');
  stage.departures.push(
    departure(
      made,
      { ...model, method },
      {
        check: 'method-undocumented',
        pointer: method,
        expected: '404 or 405',
        actual: said,
        message: `${model.path} answers ${said}, but the contract has no such method there. In Laravel: Route::any(), Route::match() or Route::apiResource() register more than is meant; use ->only([…]), and look at php artisan route:list.`,
      },
    ),
  );
}

/** Whether a path with its values filled in is one that the contract has this method for, under another name. */
function isAnother(stage: Stage, method: string, path: string, own: string): boolean {
  const base = new URL(stage.client.base).pathname.replace(/\/$/, '');
  return stage.contract.operations.some((operation) => {
    if (operation.method !== method || operation.path === own) return false;
    const pattern = operation.path
      .replaceAll(/[.*+?^$|()[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\{[^}]+\}/g, '[^/]+')
      .replace(/\/$/, '');
    return new RegExp(`^${base}${pattern}/?$`).test(path);
  });
}

/** Methods that the server answers whatever the path: a page for all, which says nothing of one path. */
async function answersAnything(stage: Stage, methods: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const method of methods) {
    const request = {
      method,
      url: `${stage.client.base}/conformance-no-such-path`,
      headers: { Accept: 'application/json', ...stage.config.headers },
      body: null,
    };
    const { response } = await stage.client.send(request, null);
    if (response !== undefined && (response.status < 300 || response.status >= 500)) found.add(method);
  }
  return found;
}
