import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { classicSource, moduleSource, pageSource, styleSource, typeface } from './files';
import { pages } from './pages';
import { pageHeaders } from './policy';
import { createRecorder } from './recorder';

export interface ThirdPartyOptions {
  /** The origin of the stand-in's HTTP door, whose `/__mock` the frames call, such as http://localhost:4010. */
  readonly backend: string;
  /** The sites that may embed the pages and talk to them. */
  readonly siteOrigins: readonly string[];
}

const CONFIG_BLOCK = /(<script type="application\/json" id="config">)(<\/script>)/;
const MAX_EVENT_BYTES = 16 * 1024;

/**
 * The third parties: verification widget, sportsbook, slot game, live chat, captcha, tag frame.
 *
 * @throws when an origin is none
 */
export function thirdPartyApp({ backend, siteOrigins }: ThirdPartyOptions): Hono {
  for (const origin of [backend, ...siteOrigins]) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(`'${origin}' is no origin such as http://localhost:5173`);
  }
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
  });

  // The one character with which a value could leave the block.
  const config = JSON.stringify({ backend, siteOrigins }).replaceAll('<', '\\u003c');
  for (const { path, file, ...needs } of pages) {
    const headers = pageHeaders(needs, backend, siteOrigins);
    app.get(path, async (c) => {
      const html = await pageSource(file);
      return c.html(
        html.replace(CONFIG_BLOCK, (_, open: string, close: string) => open + config + close),
        200,
        headers,
      );
    });
  }

  const script = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
  const found = (source: string | undefined, headers: Record<string, string>) =>
    source === undefined ? new Response('Not found', { status: 404 }) : new Response(source, { headers });
  app.get('/js/:path{.+}', async (c) => found(await moduleSource(c.req.param('path')), script));
  app.get('/css/:path{.+}', async (c) =>
    found(await styleSource(c.req.param('path')), { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  app.get('/sportsbook/script.js', async () => found(await classicSource('sportsbook/script'), script));
  app.get('/tags/manager.js', async () => found(await classicSource('tags/manager'), script));
  app.get('/tags/pixel.js', async () => found(await classicSource('tags/pixel'), script));
  app.get('/fonts/figtree.woff2', async (c) =>
    c.body(await typeface(), 200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'max-age=86400' }),
  );

  const recorder = createRecorder();
  app.post('/collect', bodyLimit({ maxSize: MAX_EVENT_BYTES }), async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    return recorder.add(body) ? c.body(null, 204) : c.json({ message: 'Not an event.' }, 422);
  });
  app.get('/recorded', (c) => c.json({ data: recorder.list(c.req.query('client_id')) }, 200, { 'Cache-Control': 'no-store' }));
  app.delete('/recorded', (c) => {
    recorder.clear();
    return c.body(null, 204);
  });
  return app;
}
