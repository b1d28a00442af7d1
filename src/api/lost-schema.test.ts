import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { mutator } from './mutator';

// The module is gone, as after a deploy.
vi.mock('@generated/zod/wallet', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const sent = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', sent));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['GET', '/api/wallet', 200],
  ['POST', '/api/deposits', 201],
])('A %s to %s whose schema cannot be loaded fails like a lost connection, not as a rejection.', async (method, path, status) => {
  sent.mockResolvedValueOnce(Response.json({ data: {} }, { status }));
  await expect(mutator(path, { method })).rejects.toMatchObject({ kind: 'network', sent: true });
});
