import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { onlyFullUnits, sampledSpecs, workerSpecs } from './sample';

const specs = [...sampledSpecs, ...workerSpecs].map((name) => `tests/e2e/${name}.spec.ts`);

test.each([...onlyFullUnits, ...specs])('%s exists', (file) => {
  expect(() => readFileSync(file)).not.toThrow();
});
