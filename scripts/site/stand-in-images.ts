import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

/** Serves `/storage` if the stand-in runs in the page, where no AVIF can be encoded. The images depend on no state. */
export function standInImagesPlugin(): Plugin {
  return {
    name: 'site:stand-in-images',
    async configureServer({ middlewares }) {
      const [{ createWorld }, { storageRoutes }, { createRasterizer }] = await Promise.all([
        import('../../mocks/db/world'),
        import('../../mocks/http/storage'),
        import('../../mocks/images/rasterizer'),
      ]);
      const images = storageRoutes(createWorld().catalogue, createRasterizer());
      const listener = getRequestListener((request) => images.fetch(request));
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/storage/') !== true) return next();
        void listener(request, response);
      });
    },
  };
}
