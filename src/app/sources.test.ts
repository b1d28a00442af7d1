import { expect, test } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/*.fixture.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const filesWith = (pattern: RegExp) =>
  sources.filter(([, text]) => pattern.test(text)).map(([path]) => path.replace(/^\.\//, 'app/').replace('../', ''));

test('all lazy components use lazyPart, so that a failed import can be retried and never rejects unhandled', () => {
  expect(filesWith(/\blazy\(/)).toEqual(['shared/lib/lazy-part.ts']);
});

/** Inline scripts must be small; tracking must know whether a write succeeded. */
const OWN_GUARDS = /^(app\/boot\/|shared\/lib\/(safe-storage|stored-keys)\.ts$|features\/marketing\/deposit-tracking)/;

test('web storage is accessed through safe-storage (SPEC N9)', () => {
  expect(filesWith(/\b(local|session)Storage\b/).filter((path) => !OWN_GUARDS.test(path))).toEqual([]);
});
