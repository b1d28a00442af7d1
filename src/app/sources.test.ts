// @vitest-environment node
import { expect, test } from 'vitest';

import interfaces from '../../docs/spec/interfaces.md?raw';

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

/** Files with guards of their own: inline scripts must be small, and tracking must know whether a write succeeded. */
const OWN_GUARDS =
  /^(startup\/(before-paint|load-app)\.ts$|shared\/lib\/(safe-storage|stored-keys)\.ts$|features\/marketing\/deposit-tracking)/;

test('web storage is accessed through safe-storage (SPEC N9)', () => {
  expect(filesWith(/\b(local|session)Storage\b/).filter((path) => !OWN_GUARDS.test(path))).toEqual([]);
});

/** A literal that a constant or function with KEY or PREFIX in its name starts with, or a sound's key. */
const KEY_LITERAL = /(?:KEY|PREFIX|Key)\w* = (?:\([^)]*\) => )?['`]([\w -]+)|createSoundSwitch\('([^']+)'|return `(reload )/g;

test('every key in web storage is named in the specification (SPEC N9)', () => {
  const users = sources.filter(([path, text]) => /safe-storage'|\/deposit-tracking\.ts$|createSoundSwitch\('/.test(text + path));
  const keys = users.flatMap(([, text]) => [...text.matchAll(KEY_LITERAL)].map(([, key, sound, reload]) => key ?? sound ?? reload ?? ''));
  expect(keys).toEqual(expect.arrayContaining(['color-mode', 'deposit-tracking', 'menu', 'consent', 'deposit-popup', 'drafts']));
  const [, described = ''] = /^- \*\*N9\*\*([\s\S]*?)^- \*\*N10\*\*/m.exec(interfaces) ?? [];
  const named = new Set([...described.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(keys.filter((key) => !named.has(key))).toEqual([]);
});

test('every money field has the Brazilian separators (SPEC V5)', () => {
  expect(filesWith(/<AmountField\b/).length).toBeGreaterThan(4);
  expect(filesWith(/<MoneyField\b/)).toEqual(['shared/forms/money-field.tsx']);
  expect(filesWith(/\{ \.\.\.BRAZILIAN,/)).toEqual(['shared/forms/money-field.tsx']);
});
