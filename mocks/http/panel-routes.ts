import { fileURLToPath } from 'node:url';

import { Hono } from 'hono';

import { readBrowserScript } from '../browser-script';

/** Source of `panel.js`, which only imports the panel. */
const ENTRY = "import './panel/panel';\n";
const HEADERS = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };
/** Name of the generated module that the panel imports from outside of `mocks/`. */
const OPERATIONS = 'panel/generated/operations';
/** Pattern of the modules that a browser may load: the panel and its imports. */
const MODULE = /^(panel\/(tabs\/)?[a-z0-9-]+|third-party\/pages\/shared\/dom|realtime\/error-codes)$/;

/**
 * Serves `/__mock/panel.js` and its imports, as JavaScript, to sites without a development server.
 *
 * @param folder `mocks/`, as a URL with a trailing slash
 */
export function panelRoutes(folder: URL): Hono {
  const app = new Hono();
  app.get('/__mock/panel.js', (c) => c.body(ENTRY, 200, HEADERS));
  for (const area of ['panel', 'third-party/pages', 'realtime']) {
    app.get(`/__mock/${area}/:path{[a-z/-]+}`, async (c, next) => {
      const source = await moduleSource(folder, `${area}/${c.req.param('path')}`);
      return source === undefined ? next() : c.body(source, 200, HEADERS);
    });
  }
  return app;
}

async function moduleSource(folder: URL, name: string): Promise<string | undefined> {
  if (name !== OPERATIONS && !MODULE.test(name)) return undefined;
  const file = name === OPERATIONS ? new URL('../generated/operations', folder) : new URL(name, folder);
  const code = await readBrowserScript(fileURLToPath(file));
  // The alias is replaced, because browsers do not resolve it.
  return code?.replaceAll('"@generated/', '"./generated/');
}
