import type { OperationId } from '@generated/operations';

import { getOperation } from './contract';

/** Parts of a request that replace or extend those of the contract's examples. */
export interface SampleOptions {
  token?: string | undefined;
  /** Path parameters that override those of the example. */
  path?: Record<string, string>;
  /** Body in place of the whole example. A string is sent as it is, and `null` sends none, except in a form, which is always built. */
  body?: unknown;
  /** Query without the question mark, in place of the examples of the required parameters. */
  query?: string;
  headers?: Record<string, string>;
}

/** Creates a request from the contract's examples, with the required query parameters only. */
export function sampleRequest(id: OperationId, { token, path = {}, body, query = '', headers: more = {} }: SampleOptions = {}): Request {
  const operation = getOperation(id);
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? parameterExample(id, name));
  const required = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true);
  const search = required.map(({ name }) => `${name}=${encodeURIComponent(parameterExample(id, name))}`).join('&');
  const headers = new Headers({ Accept: 'application/json', ...more });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);

  const [[type, media] = []] = Object.entries(operation.body?.content ?? {});
  const sent = body === undefined ? Object.values(media?.examples ?? {})[0]?.value : body;
  const init: RequestInit = { method: operation.method, headers };
  if (type === 'multipart/form-data') init.body = toFormData(sent);
  else if (type !== undefined && sent !== null && sent !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = typeof sent === 'string' ? sent : JSON.stringify(sent);
  }
  return new Request(`http://stand-in.invalid${filled}?${query || search}`, init);
}

function parameterExample(id: OperationId, name: string): string {
  const parameter = getOperation(id).parameters.find((one) => one.name === name);
  return String(parameter?.example ?? '');
}

function toFormData(values: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values ?? {})) {
    if (name === 'file') form.set(name, new File(['x'], 'frente.jpg', { type: 'image/jpeg' }));
    else form.set(name, String(value));
  }
  return form;
}
