import { describe, expect, it } from 'vitest';

import { isBackendPath, isPagePath, requestPath } from './paths';

describe('isBackendPath', () => {
  it.each(['/api/auth/me', '/v2/settings/', '/storage/tile.svg', '/app/standin-key', '/apps/standin/events', '/__mock/reset'])(
    'knows %s',
    (path) => expect(isBackendPath(path)).toBe(true),
  );
  it.each(['/', '/apostas', '/application', '/v2x', '/src/api/transport.ts'])('leaves %s to the site', (path) =>
    expect(isBackendPath(path)).toBe(false),
  );
});

describe('isPagePath', () => {
  it.each(['/', '/casino/slots', '/ref/1.5x/', '/index.html', '/casino/jogos de mesa'])('takes %s for a page', (path) =>
    expect(isPagePath(path)).toBe(true),
  );
  it.each(['/assets/index.js', '/assets/none', '/favicon.svg', '/src/main.tsx', '/version.json', '/api/auth/me'])(
    'takes %s for none',
    (path) => expect(isPagePath(path)).toBe(false),
  );
});

describe('requestPath', () => {
  it.each([
    ['/a/b?c=.js', '/a/b'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['http://[', '/'],
    [undefined, '/'],
  ])('of %s is %s', (url, path) => expect(requestPath(url)).toBe(path));
});
