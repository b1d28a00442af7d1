import { expect, it } from 'vitest';

import { panelRoutes } from './panel-routes';

const app = () => panelRoutes(new URL('../', import.meta.url));

it('panel routes serve the panel and its modules as JavaScript', async () => {
  const server = app();
  const seen = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    const response = await server.request(path);
    expect([path, response.status, response.headers.get('Content-Type')]).toEqual([path, 200, 'text/javascript; charset=utf-8']);
    const code = await response.text();
    expect(code).not.toMatch(/^(export )?(interface|type) /m);
    for (const [, to = ''] of code.matchAll(/^(?:import|\} from|import .* from)\s*["']([^"']+)["']/gm)) {
      expect([path, to]).toEqual([path, expect.stringMatching(/^\.{1,2}\//)]);
      await visit(new URL(to, `http://x${path}`).pathname);
    }
  };
  await visit('/__mock/panel.js');
  expect([...seen]).toEqual(expect.arrayContaining(['/__mock/panel/tabs/faults', '/__mock/panel/generated/operations']));
  expect(seen.size).toBeGreaterThan(25);
});

it.each([
  '/__mock/panel/element.test',
  '/__mock/panel/backend.fixture',
  '/__mock/panel/nothing',
  '/__mock/panel/generated/schema',
  '/__mock/panel/../db/world',
  '/__mock/panel/%2e%2e/db/world',
  '/__mock/realtime/hub',
  '/__mock/third-party/pages/chat/main',
])('panel routes do not serve %s', async (path) => {
  expect((await app().request(path)).status).toBe(404);
});
