import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Contract of the tiny server, which differs from this project's. */
export const tinyContract = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1.2.0' },
  paths: {
    '/notes': {
      get: {
        operationId: 'listNotes',
        responses: { 200: documentedResponse({ type: 'array', items: { $ref: '#/components/schemas/Note' } }) },
      },
    },
    '/notes/{id}': {
      get: {
        operationId: 'getNote',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
        responses: {
          200: documentedResponse({ $ref: '#/components/schemas/Note' }),
          404: documentedResponse({ $ref: '#/components/schemas/Problem' }),
        },
      },
    },
  },
  components: {
    schemas: {
      Note: {
        type: 'object',
        required: ['id', 'text', 'written_at'],
        properties: { id: { type: 'integer' }, text: { type: 'string' }, written_at: { type: 'string', format: 'date-time' } },
        unevaluatedProperties: false,
      },
      Problem: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
    },
  },
};

function documentedResponse(schema: object) {
  return { description: 'As documented.', content: { 'application/json': { schema } } };
}

/**
 * Serves the notes 1 and 2 by `tinyContract` on a free local port, until the caller calls `close`. Other ids get a 404.
 * @param broken true if the ids of notes are strings, which violates the contract
 */
export async function startTinyServer(broken: boolean): Promise<{ url: string; close: () => Promise<void> }> {
  const notes = [1, 2].map((id) => ({ id: broken ? String(id) : id, text: `Note ${String(id)}`, written_at: '2026-11-21T09:00:00Z' }));
  const server = createServer(({ method, url = '/' }, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const { pathname } = new URL(url, 'http://tiny.invalid');
    const note = notes.find(({ id }) => pathname === `/notes/${String(id)}`);
    if (method !== 'GET') send(405, { message: 'Only GET.' });
    else if (pathname === '/notes') send(200, notes);
    else if (note !== undefined) send(200, note);
    else send(404, { message: 'There is no such note.' });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
