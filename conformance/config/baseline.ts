import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { z } from 'zod';

import type { Finding } from '../types';
import { UsageError } from './usage-error';

const known = z.object({
  check: z.string(),
  operationId: z.string().nullable(),
  method: z.string(),
  path: z.string(),
  status: z.number().nullable(),
  pointer: z.string(),
  /** Message for readers, which is not compared. */
  message: z.string().optional(),
});

const baselineSchema = z.object({ version: z.literal(1), findings: z.array(known) });

export type KnownViolation = z.infer<typeof known>;

/** Reads a baseline. @throws UsageError if the file is missing or is not a baseline */
export function readBaseline(file: string): KnownViolation[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`there is no baseline at ${file}; create it with --write-baseline ${file}`);
  }
  const result = baselineSchema.safeParse(value);
  if (!result.success) throw new UsageError(`${file}: not a baseline written by --write-baseline`);
  return result.data.findings;
}

/** Writes findings as a baseline, sorted for small diffs. */
export function writeBaseline(file: string, findings: readonly Finding[]): void {
  const entries = findings.map(({ check, operationId, method, path, status, pointer, message }) => ({
    check,
    operationId,
    method,
    path,
    status,
    pointer,
    message,
  }));
  entries.sort((one, other) => sortKey(one).localeCompare(sortKey(other), 'en'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ version: 1, findings: entries }, null, 2)}\n`);
}

const sortKey = ({ path, method, check, status, pointer }: KnownViolation) => [path, method, check, String(status), pointer].join(' ');
