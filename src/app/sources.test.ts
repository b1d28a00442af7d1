import { expect, test } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/test-*', '!../**/*-test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The files that match, as paths below src. */
const filesWith = (pattern: RegExp) =>
  sources.filter(([, text]) => pattern.test(text)).map(([path]) => path.replace(/^\.\//, 'app/').replace('../', ''));

test('all lazy components are made by lazyPart: a failed import can be retried, and never rejects unhandled', () => {
  expect(filesWith(/\blazy\(/)).toEqual(['shared/lib/lazy-part.ts']);
});

/** These guard their access themselves: money and proofs must know what was really stored, and inline scripts stay small. */
const OWN_GUARDS =
  /^(app\/boot\/|shared\/lib\/safe-storage\.ts$|shell\/money\.ts$|features\/(account\/register-draft|double\/|marketing\/deposit-tracking|mines\/))/;

test('web storage is accessed through safe-storage', () => {
  expect(filesWith(/\b(local|session)Storage\b/).filter((path) => !OWN_GUARDS.test(path))).toEqual([]);
});
