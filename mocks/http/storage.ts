import { Hono } from 'hono';

import { modalBanner, pageBanner, promotionBanner } from '../art/banner';
import { brandMark } from '../art/brand-mark';
import { categoryImage } from '../art/category-image';
import { gameTile } from '../art/game-tile';
import { providerMark } from '../art/provider-mark';
import type { Catalogue } from '../db/catalogue/catalogue';
import { MODALS } from '../images/addresses';
import type { Rasterizer } from '../images/rasterizer';
import { negotiateFormat, parseTransformation } from '../images/transformation';

const WEEK_SECONDS = 7 * 24 * 3600;
const HEADERS = {
  'Cache-Control': `public, max-age=${String(WEEK_SECONDS)}, immutable`,
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Serves `/storage`: the drawings as the backend (`games/7.webp`, also as `.svg`) and as its image service
 * (`cdn-cgi/image/width=240,format=auto/games/7.webp`) would serve them. An unknown image or an invalid width is a 404.
 */
export function storageRoutes(catalogue: Catalogue, rasterize: Rasterizer): Hono {
  const drawing = createDrawings(catalogue);
  const app = new Hono().basePath('/storage');
  app.get('/:folder/:file{[A-Za-z0-9_-]+\\.svg}', (c) => {
    const svg = drawing(c.req.param('folder'), c.req.param('file'));
    return svg === undefined ? c.notFound() : c.body(svg, 200, { ...HEADERS, 'Content-Type': 'image/svg+xml' });
  });
  app.get('/:folder/:file{[A-Za-z0-9_-]+\\.webp}', async (c) => {
    const svg = drawing(c.req.param('folder'), c.req.param('file'));
    if (svg === undefined) return c.notFound();
    return c.body(await rasterize(svg, { format: 'webp', width: undefined }), 200, { ...HEADERS, 'Content-Type': 'image/webp' });
  });
  app.get('/cdn-cgi/image/:options/:folder/:file{[A-Za-z0-9_-]+\\.webp}', async (c) => {
    const svg = drawing(c.req.param('folder'), c.req.param('file'));
    const wanted = parseTransformation(c.req.param('options'));
    if (svg === undefined || wanted === null) return c.notFound();
    const format = wanted.isNegotiated ? negotiateFormat(c.req.header('Accept') ?? null) : 'webp';
    const image = await rasterize(svg, { format, width: wanted.width });
    return c.body(image, 200, { ...HEADERS, 'Content-Type': `image/${format}`, Vary: 'Accept' });
  });
  app.notFound((c) => c.json({ message: 'Não encontrado.' }, 404, { 'Cache-Control': 'no-store' }));
  return app;
}

function createDrawings({ game, provider, categories }: Catalogue) {
  const drawings: Record<string, (name: string) => string | undefined> = {
    games: (id) => draw(game(id), gameTile),
    providers: (id) => draw(provider(id), providerMark),
    categories: (slug) =>
      draw(
        categories.find((category) => category.slug === slug),
        categoryImage,
      ),
    modals: (name) =>
      draw(
        MODALS.find((modal) => modal === name),
        modalBanner,
      ),
    promotions: promotionBanner,
    banners: pageBanner,
    brand: brandMark,
  };
  /** Draws an image. @param file name with its extension */
  return (folder: string, file: string) =>
    Object.hasOwn(drawings, folder) ? drawings[folder]?.(file.slice(0, file.lastIndexOf('.'))) : undefined;
}

const draw = <T>(item: T | undefined, drawing: (item: T) => string) => (item === undefined ? undefined : drawing(item));
