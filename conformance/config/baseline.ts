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

/** Entry of a baseline. All fields but the message identify the violation. */
export type KnownViolation = z.infer<typeof known>;

/**
 * Reads the known violations, which do not fail a run.
 *
 * @throws UsageError if the file is missing, unreadable or not a baseline
 */
export function readBaseline(file: string): KnownViolation[] {
  const result = baselineSchema.safeParse(parseJson(readText(file)));
  if (!result.success) throw new UsageError(`${file}: not a baseline written by --write-baseline`);
  return result.data.findings;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new UsageError(`${file}: the baseline cannot be read (${message})`);
    throw new UsageError(`there is no baseline at ${file}; create it with --write-baseline ${file}`);
  }
}

/** Parses JSON; undefined, which no schema accepts, if it is invalid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Writes all given findings as the known violations, sorted so that few lines differ after a change. Replaces the file and creates
 * its folder. @throws the errors of the file system
 */
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
