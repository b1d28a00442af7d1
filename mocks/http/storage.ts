import { Hono } from 'hono';

import { modalBanner, MODALS, pageBanner, promotionBanner } from '../art/banner';
import { categoryImage } from '../art/category-image';
import { gameTile } from '../art/game-tile';
import { providerMark } from '../art/provider-mark';
import type { Catalogue } from '../db/catalogue/catalogue';

const WEEK_SECONDS = 7 * 24 * 3600;
const HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': `public, max-age=${String(WEEK_SECONDS)}, immutable`,
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Serves images, drawn on request. */
export function storageRoutes({ game, provider, categories }: Catalogue): Hono {
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
  };
  const app = new Hono();
  app.get('/:folder/:file{[A-Za-z0-9_-]+\\.svg}', (c) => {
    const { folder, file } = c.req.param();
    const svg = Object.hasOwn(drawings, folder) ? drawings[folder]?.(file.slice(0, -'.svg'.length)) : undefined;
    return svg === undefined ? c.json({ message: 'Não encontrado.' }, 404, { 'Cache-Control': 'no-store' }) : c.body(svg, 200, HEADERS);
  });
  return app;
}

const draw = <T>(item: T | undefined, drawing: (item: T) => string) => (item === undefined ? undefined : drawing(item));
