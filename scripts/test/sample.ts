// The sample of `npm test`; `npm run test:full` runs everything (docs/testing.md).

/**
 * Unit test files that `npm test` leaves to `npm run test:full`: each takes three seconds or more, and faster tests or the
 * browser cover a part of it. Single tests have the tag 'full' instead.
 */
export const onlyFullUnits: readonly string[] = [
  'mocks/server.test.ts',
  'scripts/bootstrap/fresh-clone.test.mjs',
  'scripts/conformance/package.test.ts',
  'src/app/sections.test.tsx',
  'src/features/double/audit/before-visit.test.tsx',
  'src/features/double/audit/missing-receipt.test.tsx',
  'src/features/double/audit/own-bets.test.tsx',
  'src/features/double/audit/replaced-chain.test.tsx',
  'src/features/double/audit/replaced-keys.test.tsx',
  'src/features/double/audit/verification.test.tsx',
  'src/features/mines/mines-cheats.test.tsx',
  'src/features/mines/mines-lost.test.tsx',
  'tests/conformance/library.test.ts',
  'tests/conformance/stand-in.test.ts',
  'tests/stand-in-package/package.test.ts',
];

/**
 * End-to-end files of the sample on the built site, by name without `.spec.ts`. The stand-in itself validates all calls. Tests with the
 * tag '@full' are left out.
 */
export const sampledSpecs: readonly string[] = [
  'accessibility',
  'calls',
  'first-load',
  'first-slice',
  'pages',
  'scenarios',
  'security',
  'translation',
];

/** Files of the sample that need the stand-in inside the page, by name without `.spec.ts`. */
export const workerSpecs: readonly string[] = ['worker', 'panel', 'workbench'];
