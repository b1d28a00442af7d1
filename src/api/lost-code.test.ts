import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { mutator } from './mutator';

// The module is gone, as after a deploy.
vi.mock('./validate', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const sent = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', sent));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('A read whose validators cannot be loaded fails like a lost connection, so that it can be retried.', async () => {
  sent.mockResolvedValueOnce(Response.json({ user: {} }));
  await expect(mutator('/api/auth/me', { method: 'GET' })).rejects.toMatchObject({ kind: 'network', sent: true, isTimeout: false });
});

test('A valid answer to a visitor needs no validators.', async () => {
  sent.mockResolvedValueOnce(Response.json({ userIP: '203.0.113.7' }));
  await expect(mutator('/v2/get-ip', { method: 'GET' })).resolves.toEqual({ userIP: '203.0.113.7' });
  sent.mockResolvedValueOnce(Response.json({ userIP: 7 }));
  await expect(mutator('/v2/get-ip', { method: 'GET' })).rejects.toMatchObject({ kind: 'network', sent: true });
});

test('A money operation whose validators cannot be loaded has an unknown outcome, whatever the response.', async () => {
  sent.mockResolvedValueOnce(Response.json({ data: {} }, { status: 201 }));
  await expect(mutator('/api/deposits', { method: 'POST' })).rejects.toMatchObject({ kind: 'network', sent: true });
  sent.mockResolvedValueOnce(Response.json({ message: 'Limite atingido', status: 'limit_reached' }, { status: 403 }));
  await expect(mutator('/api/deposits', { method: 'POST' })).rejects.toMatchObject({
    kind: 'http',
    status: 403,
    message: '',
    isDocumentedRejection: false,
  });
  sent.mockResolvedValueOnce(Response.json({ status: 'ip_blocked' }, { status: 403 }));
  await expect(mutator('/api/deposits', { method: 'POST' })).rejects.toMatchObject({ kind: 'ip_blocked', isDocumentedRejection: false });
});

test('The words that reject a token are read without the validators.', async () => {
  sent.mockResolvedValueOnce(Response.json({ message: 'Unauthenticated.' }, { status: 401 }));
  await expect(mutator('/api/auth/me', { method: 'GET' })).rejects.toMatchObject({ status: 401, serverMessage: 'Unauthenticated.' });
});
