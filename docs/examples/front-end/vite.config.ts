import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/** Address of the running stand-in. */
const standIn = process.env['STAND_IN'] ?? 'http://localhost:4010';

export default defineConfig({
  server: {
    proxy: {
      // Calls, images and the control API. The page and the stand-in then have one origin, so that relative addresses work.
      '^/(api|v2|storage|__mock)/': standIn,
      // The socket.
      '/app': { target: standIn, ws: true },
      '/world': { target: standIn, ws: true },
    },
  },
  // In jsdom, pusher-js would take its build for Node, whose sockets msw does not see.
  resolve: { alias: { 'pusher-js': fileURLToPath(new URL('node_modules/pusher-js/dist/web/pusher.js', import.meta.url)) } },
  test: { environment: 'jsdom', environmentOptions: { jsdom: { url: 'http://localhost:5173/' } } },
});
