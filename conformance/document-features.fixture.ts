import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { main } from './command/main';
import { run } from './run';
import type { Report } from './types';

/** First lines of an OpenAPI 3.0 document in YAML, without servers and paths. */
export const HEAD = `openapi: 3.0.3
info: { title: Things, version: '1' }
`;

/** A response object in YAML. */
export const ERROR = `{ description: no, content: { application/json: { schema: { type: object } } } }`;

/**
 * Returns a handler that calls the route `METHOD /path` of a request. A route has no parameters: its path must equal that of the
 * request. The handler answers 405 to another method and 404 to another path.
 */
export const route =
  (routes: Readonly<Record<string, (visit: Visit) => Reply>>) =>
  (visit: Visit): Reply => {
    const known = Object.keys(routes).filter((name) => name.endsWith(` ${visit.path}`));
    const own = routes[`${visit.method} ${visit.path}`];
    if (own !== undefined) return own(visit);
    return known.length > 0 ? { status: 405, body: {} } : { status: 404, body: {} };
  };

/** Request that the server received. `path` has no query; `bytes` is the body. */
export interface Visit {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

/** Response of a handler. */
export interface Reply {
  status: number;
  /** Value that is sent as JSON; the response has no body and no content type if it is undefined. */
  body?: unknown;
  /** Content type; that of JSON by default. The body is JSON with any type. */
  type?: string;
}

/** Starts a server that answers JSON and remembers the requests. */
async function startServer(handler: (visit: Visit) => Reply) {
  const visits: Visit[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '/', headers } = request;
      const visit = { method, path: new URL(url, 'http://a.invalid').pathname, headers, bytes: await buffer(request) };
      visits.push(visit);
      const { status, body, type = 'application/json' } = handler(visit);
      response.writeHead(status, body === undefined ? {} : { 'content-type': type });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { url, visits, close: () => (server.closeAllConnections(), server.close()) };
}

/** Result of a run. `code` is its exit code, `err` the text on the standard error, `visits` the requests in their order. */
export interface Checked {
  code: number;
  err: string;
  /** `check operation pointer file:line` of each error, with the file as it is in `files`. */
  found: readonly string[];
  report: Report;
  visits: readonly Visit[];
}

/**
 * Starts a server with `handler`, checks it against a document in several files, without scenarios, and closes it. External references
 * are allowed. The date of the run is 2026-11-23.
 *
 * @param files by name, the first of which is the contract; `{server}` is replaced by the address of the server
 * @param config content of the configuration file
 * @throws Error with the text on the standard error if the exit code is 2
 */
export async function checkDocument(
  files: Readonly<Record<string, string>>,
  handler: (visit: Visit) => Reply,
  config: object = {},
): Promise<Checked> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-document-'));
  const server = await startServer(handler);
  let err = '';
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text.replaceAll('{server}', server.url));
    writeFileSync(join(folder, 'conformance.json'), JSON.stringify(config));
    const [contract = ''] = Object.keys(files);
    const reportFile = join(folder, 'report.json');
    const argv = [
      '--url',
      server.url,
      '--contract',
      join(folder, contract),
      '--config',
      join(folder, 'conformance.json'),
      '--allow-external-refs',
    ];
    const code = await main([...argv, '--report', `json=${reportFile}`], {
      stdout: () => {},
      stderr: (text) => void (err += text),
      env: {},
      today: '2026-11-23',
      colour: false,
      progress: () => {},
      onTerminate: () => () => {},
      onKey: () => () => {},
      run,
    });
    if (code === 2) throw new Error(err);
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
    const place = ({ file, line }: { file: string; line: number }) =>
      `${file.replace(`${folder}/`, '').replace(server.url, '{server}')}:${String(line)}`;
    const found = report.findings
      .filter(({ severity }) => severity === 'error')
      .map(({ check, operationId, pointer, contract: at }) => `${check} ${operationId ?? ''} ${pointer} ${at === null ? '' : place(at)}`);
    return { code, err, found, report, visits: server.visits };
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}
