import { expect, test } from 'vitest';

import { checkServer, correctServer } from '../false-green.fixture';

const checkEtags = (isUnchanged: (sent: string) => boolean) =>
  checkServer((visit) => {
    const sent = visit.headers['if-none-match'];
    if (visit.path !== '/news' || visit.method !== 'GET') return correctServer(visit);
    return sent !== undefined && isUnchanged(sent)
      ? { status: 304, headers: { etag: '"1"' } }
      : { status: 200, body: [], headers: { etag: '"1"' } };
  });

test('A 304 for any ETag is found.', async () => {
  expect((await checkEtags(() => true)).out).toContain('200 for If-None-Match with an ETag that no version has');
});

test('A 304 for the current ETag is right.', async () => {
  expect((await checkEtags((sent) => sent === '"1"')).out).not.toContain('If-None-Match');
});
