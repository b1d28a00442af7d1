import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { FORMATS } from '../report/formats';
import { check, startRawServer } from './hostile-server.fixture';

const CONTRACT = `openapi: 3.1.0
info: { title: Login, version: '1' }
paths:
  /login:
    post:
      operationId: login
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [email, password]
              properties:
                email: { type: string, format: email, example: ana@exemplo.invalid }
                password: { type: string, minLength: 8, example: Segredo-2026 }
            example: { email: ana@exemplo.invalid, password: Segredo-2026 }
      responses:
        '200': { description: Success., content: { application/json: { schema: { type: object, required: [token] } } } }
        '422': { description: Invalid., content: { application/json: { schema: { type: object, required: [message] } } } }
`;

test('the password of an example is in no report, although the server repeats it', async () => {
  const server = await startRawServer((_, socket) => {
    const body = '{"error":"Segredo-2026 is wrong","password":"Segredo-2026"}';
    socket.end(
      `HTTP/1.1 500 Error\r\nContent-Type: application/json\r\nContent-Length: ${String(body.length)}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
  const write = (folder: string) => {
    const file = join(folder, 'openapi.yaml');
    writeFileSync(file, CONTRACT);
    return file;
  };
  const { texts, report } = await check(server.url, write);
  server.close();
  expect(report?.findings.length).toBeGreaterThan(0);
  expect(Object.keys(texts)).toEqual([...FORMATS]);
  for (const [format, text] of Object.entries(texts)) expect([format, text.includes('Segredo-2026')]).toEqual([format, false]);
});
