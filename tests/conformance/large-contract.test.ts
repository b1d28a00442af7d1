import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { loadContract } from '../../conformance/contract/contract';
import { readConstraints } from '../../conformance/contract/schema-constraints';
import { requestMediaType } from '../../conformance/probe/request-candidates';
import { createMaker } from '../../conformance/probe/value-maker';
import { createSchemaValidator } from '../../conformance/validate/schema-validator';
import { largeContract } from './large-contract';

test(
  'A document of 211 operations with nested alternatives and recursion is read, and valid bodies are made for it.',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'large-'));
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(largeContract(211)));
    const { operations, store } = await loadContract(file);
    expect(operations).toHaveLength(211);
    const maker = createMaker(store, 1);
    const validator = createSchemaValidator(store);
    for (const operation of operations) {
      const schema = requestMediaType(operation)?.schema;
      if (schema === null || schema === undefined) continue;
      expect(readConstraints(store, schema).length).toBeLessThanOrEqual(16);
      expect(await validator.validateRequest(schema, maker.value(schema))).toEqual([]);
    }
    await rm(folder, { recursive: true });
  },
);
