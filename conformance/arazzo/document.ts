import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { UsageError } from '../config/usage-error';
import { parseFile } from '../contract/parse-file';
import { isCondition } from './condition';

const stringKeyed = z.record(z.string(), z.unknown());
const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']).optional(),
  value: z.unknown(),
});

const condition = z.string().refine(isCondition, 'the condition cannot be read');

/** Condition across several calls. */
const invariant = z.strictObject({
  condition,
  /** Rule that is broken if the condition does not hold, as a sentence for the finding. */
  says: z.string(),
  /** Id of the operation that gets the finding; by default the step's operation. */
  blame: z.string().optional(),
  /** Id of the check that the finding belongs to; by default `invariant`. */
  check: z.string().optional(),
});

const step = z.strictObject({
  stepId: z.string(),
  description: z.string().optional(),
  operationId: z.string().optional(),
  workflowId: z.string().optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.strictObject({ contentType: z.string().default('application/json'), payload: z.unknown() }).optional(),
  successCriteria: z.array(z.strictObject({ condition })).default([]),
  /** Retries while a success criterion fails. Only the first entry is used, and `retryAfter` is the wait in seconds. */
  onFailure: z
    .array(z.strictObject({ name: z.string(), type: z.literal('retry'), retryAfter: z.number().max(5), retryLimit: z.int().max(60) }))
    .default([]),
  outputs: z.record(z.string(), z.string()).default({}),
  /** Condition that must hold, otherwise the step is skipped. */
  'x-when': condition.optional(),
  /** Ids of steps that the step needs, in addition to the steps with outputs that it uses. */
  'x-depends-on': z.array(z.string()).default([]),
  /** Action that runs before the call, because the API does not offer it. */
  'x-hook': z
    .strictObject({
      name: z.string(),
      with: stringKeyed.default({}),
      /** True if the step also runs without the hook, only slower. */
      optional: z.boolean().default(false),
    })
    .optional(),
  /** Conditions under which the response blocks the step, because the environment is at fault and not the server. */
  'x-blocked-when': z.array(z.strictObject({ condition, says: z.string() })).default([]),
  'x-invariant': z.array(invariant).default([]),
  /** Events that the step triggers, and that must arrive after it. */
  'x-await': z.array(z.strictObject({ event: z.string(), channel: z.string() })).default([]),
});

const input = z.looseObject({
  default: z.unknown().optional(),
  /** Kind of a value that is generated for each run of the workflow, and for each retry of a step that uses it. */
  'x-fresh': z.enum(['cpf', 'email', 'phone', 'uuid', 'password']).optional(),
  /** Expressions from which the input is read. The first one that has a value is used. */
  'x-from': z.array(z.string()).optional(),
});

const workflow = z.strictObject({
  workflowId: z.string(),
  summary: z.string().optional(),
  description: z.string().optional(),
  inputs: z.strictObject({ type: z.literal('object'), properties: z.record(z.string(), input) }).optional(),
  dependsOn: z.array(z.string()).default([]),
  parameters: z.array(parameter).default([]),
  /** True if the workflow runs only as a step of another one. */
  'x-part': z.boolean().default(false),
  /**
   * Account of the steps without an `Authorization` header. The bundled scenarios have none: their steps without the header are
   * anonymous.
   */
  'x-account': z.enum(['first', 'second', 'none']).optional(),
  steps: z.array(step).min(1),
  outputs: z.record(z.string(), z.string()).default({}),
});

const document = z.strictObject({
  arazzo: z.string().regex(/^1\.0\.\d+$/),
  info: z.looseObject({ title: z.string() }),
  sourceDescriptions: z
    .array(
      z.strictObject({
        name: z.string(),
        url: z.string(),
        type: z.literal('openapi'),
        /** Title of the contract that the scenarios belong to. Without it they run with every contract. */
        'x-title': z.string().optional(),
      }),
    )
    .min(1),
  workflows: z.array(workflow).min(1),
});

/** Document with all defaults. */
export type ArazzoDocument = z.infer<typeof document>;
/** A document as written in a file, without defaults. */
export type ArazzoSource = z.input<typeof document>;
/** Scenario, or a part of scenarios: calls in order. */
export type Workflow = z.infer<typeof workflow>;
/** Call of an operation, or of another workflow. */
export type Step = z.infer<typeof step>;
/** Parameter of a request. A step that calls a workflow gives an input by its name, and `in` does not count. */
export type Parameter = z.infer<typeof parameter>;
export type Invariant = z.infer<typeof invariant>;

/**
 * Parses an Arazzo 1.0 document in JSON or YAML.
 * @param name name of the document in error messages
 * @throws Error with the name, and the path of the first invalid value or the syntax error
 */
export function parseArazzo(text: string, name: string): ArazzoDocument {
  const parsed = document.safeParse(parseNamed(text, name));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not an Arazzo document'}`);
}

function parseNamed(text: string, name: string): unknown {
  try {
    return parseFile(text);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * Loads a scenario file of a backend team. Its workflows call as the first account, unless they name another one.
 *
 * @throws UsageError if the file is missing, is not an Arazzo document, or has a condition that cannot be read
 */
export function loadScenarioFile(file: string): ArazzoDocument {
  try {
    const parsed = parseArazzo(readFileSync(file, 'utf8'), file);
    return { ...parsed, workflows: parsed.workflows.map((one) => ({ ...one, 'x-account': one['x-account'] ?? 'first' })) };
  } catch (error) {
    throw new UsageError(`scenarios: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Loads every `*.arazzo.yaml` of a folder, sorted by name; none if the folder is missing. @throws Error if one is invalid */
export function loadScenarios(folder: string): ArazzoDocument[] {
  return scenarioFileNames(folder).map((name) => parseArazzo(readFileSync(join(folder, name), 'utf8'), name));
}

function scenarioFileNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.arazzo.yaml'))
      .toSorted();
  } catch {
    return [];
  }
}
