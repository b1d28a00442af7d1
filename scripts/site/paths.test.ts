import { describe, expect, it } from 'vitest';

import { isBackendPath, isPagePath, requestPath, responseKindAt } from './paths';

describe('isBackendPath', () => {
  it.each(['/api/auth/me', '/v2/settings/', '/storage/tile.svg', '/app/standin-key', '/apps/standin/events', '/__mock/reset'])(
    'accepts %s',
    (path) => expect(isBackendPath(path)).toBe(true),
  );
  it.each(['/', '/apostas', '/application', '/v2x', '/src/api/transport.ts'])('rejects %s', (path) =>
    expect(isBackendPath(path)).toBe(false),
  );
});

describe('isPagePath', () => {
  it.each(['/', '/casino/slots', '/ref/1.5x/', '/index.html', '/casino/jogos de mesa'])('accepts %s', (path) =>
    expect(isPagePath(path)).toBe(true),
  );
  it.each(['/assets/index.js', '/assets/none', '/favicon.svg', '/src/main.tsx', '/version.json', '/api/auth/me'])('rejects %s', (path) =>
    expect(isPagePath(path)).toBe(false),
  );
});

describe('responseKindAt', () => {
  it.each([
    ['/', 'page'],
    ['/recuperar-senha', 'recovery'],
    ['/recuperar%2Dsenha', 'recovery'],
    ['/Recover/', 'recovery'],
    ['/recover', 'page'],
    ['/recuperar-senha%', 'page'],
    ['/recuperar-senha/x', 'page'],
    ['/assets/a.js', 'asset'],
    ['/sw.js', 'worker'],
    ['/version.json', 'version'],
    ['/verificar.html', 'verifier'],
    ['/saude.html', 'verifier'],
    ['/robots.txt', 'file'],
    ['/api/auth/me', 'backend'],
  ])('returns for %s the kind %s', (path, kind) => expect(responseKindAt(path)).toBe(kind));
});

describe('requestPath', () => {
  it.each([
    ['/a/b?c=.js', '/a/b'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['http://[', '/'],
    [undefined, '/'],
  ])('returns for %s the path %s', (url, path) => expect(requestPath(url)).toBe(path));
});
