import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { pageHeaders, type PageNeeds } from '../../frames/page-headers';
import type { ProviderOf } from '../../frames/providers';
import { createWorld } from '../db/world';
import { iconRoutes } from '../http/icons';
import { storageRoutes } from '../http/storage';
import { createRasterizer } from '../images/rasterizer';
import { readClassicScript, readModule, readStyle, readFont } from './files';
import { BOOK_SCRIPT, captchaFrame, frameHtml, framePath, sportsbookFrame, standInFrames } from './frame-pages';
import { ownPageHtml, pages } from './pages';
import { preloadModules } from './preload-modules';
import type { PageConfig } from './pages/shared/config';
import { parseVisit } from '../scenarios/visits';
import { createRecorder } from './recorder';
import { DEFAULT_WORLD, readWorldName, WORLD_HEADER } from '../worlds/world-name';

/** Options of the server of the third parties. */
export interface ThirdPartyOptions {
  /** Origin of the backend. */
  readonly backend: string;
  readonly siteOrigins: readonly string[];
  /** Provider of a captcha whose fake is served instead of the stand-in's own. */
  readonly captcha?: ProviderOf<'captcha'> | undefined;
  /** Provider of a sportsbook whose page is served with a fake script instead of the stand-in's own. */
  readonly sportsbook?: ProviderOf<'sportsbook'> | undefined;
}

/** Maximum size of a posted event. A larger one gets a 413. */
const MAX_EVENT_BYTES = 16 * 1024;

/**
 * Creates the server of the pages of third parties: games, sportsbook, captcha, identity check, chat and trackers. It also
 * keeps the events that fakes of trackers send to `/collect`, for tests to read and delete at `/recorded`. It refuses no foreign
 * caller: `serveThirdParties` does.
 *
 * @throws if an origin is invalid
 */
export function thirdPartyApp({ backend, siteOrigins, captcha, sportsbook }: ThirdPartyOptions): Hono {
  for (const origin of [backend, ...siteOrigins]) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(`'${origin}' is not an origin such as http://localhost:5173`);
  }
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
  });

  const chosen = [
    ...(captcha === undefined ? [] : [captchaFrame(captcha)]),
    ...(sportsbook === undefined ? [] : [sportsbookFrame(sportsbook)]),
  ];
  const servePage = (path: string, needs: PageNeeds, html: (config: PageConfig) => string) => {
    const headers = pageHeaders(needs, backend, siteOrigins);
    app.get(path, async (c) => c.html(await preloadModules(html({ backend, siteOrigins, ...worldOf(c.req.raw) })), 200, headers));
  };
  for (const frame of [...chosen, ...standInFrames]) servePage(framePath(frame), frame.needs, (config) => frameHtml(frame, config));
  for (const page of pages) servePage(page.path, page, (config) => ownPageHtml(page, config));

  const script = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
  const respond = (source: string | undefined, headers: Record<string, string>) =>
    source === undefined ? new Response('Not found', { status: 404 }) : new Response(source, { headers });
  app.get('/js/:path{.+}', async (c) => respond(await readModule(c.req.param('path')), script));
  app.get('/css/:path{.+}', async (c) =>
    respond(await readStyle(c.req.param('path')), { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  const book = sportsbook === undefined ? 'pages/sportsbook/script' : `providers/${sportsbook}`;
  app.get(BOOK_SCRIPT, async () => respond(await readClassicScript(book), script));
  app.get('/providers/:name', async (c) => respond(await readClassicScript(`providers/${c.req.param('name')}`), script));
  app.get('/fonts/figtree.woff2', async (c) =>
    c.body(await readFont(), 200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'max-age=86400' }),
  );

  // These routes are for a stand-in in the page, which can neither encode images nor read icon sets. They have no state.
  app.route('/', iconRoutes());
  let images: Hono | undefined;
  app.get('/storage/*', (c) => {
    images ??= storageRoutes(createWorld().catalogue, createRasterizer());
    return images.fetch(c.req.raw);
  });

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

/**
 * Returns the world of the request for a page, for its configuration: the page's own requests carry no cookie. The address
 * of a game names a visit with a world of its own.
 */
function worldOf({ headers, url }: Request): Pick<PageConfig, 'world' | 'visit'> {
  const world = readWorldName(headers.get(WORLD_HEADER), headers.get('Cookie'));
  const visit = new URL(url).searchParams.get('visit') ?? '';
  return {
    ...(world !== undefined && world !== DEFAULT_WORLD && { world }),
    ...(parseVisit(visit)?.isOwn === true && { visit }),
  };
}
