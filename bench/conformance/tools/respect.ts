import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseYaml } from '@redocly/openapi-core';

import type { Tool, ToolFinding } from '../trial';
import { runProgram } from './run-program';

const SCENARIOS = fileURLToPath(new URL('player.arazzo.yaml', import.meta.url));
const PROGRAM = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');

interface Step {
  stepId: string;
  workflowId: string;
  checks?: readonly { name: string; passed: boolean; message: string }[];
}
interface RespectReport {
  files: Record<string, { executedWorkflows: { executedSteps: Step[] }[] }>;
}

/** Check ids by message of Redocly respect. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^schema/, 'response-schema|error-shape|json-malformed'],
  [/^content-type/, 'content-type|error-shape'],
  [/^status code/, 'status-undocumented|redirect'],
  [
    /^success criteria/,
    'status-undocumented|redirect|server-error|auth-missing-token|auth-bad-token|auth-dead-token|request-accepted-invalid|request-refused-valid|not-found-accepted|invariant|scenario-step',
  ],
  [/./, 'json-malformed|unreachable-operation|server-error|empty-body|response-header'],
];

/** Creates the tool with hand-written scenarios. */
export function startRespect(): Tool {
  const folder = mkdtempSync(join(tmpdir(), 'respect-'));
  const reportFile = join(folder, 'report.json');
  const operations = operationsByStep(parseYaml(readFileSync(SCENARIOS, 'utf8')) as Arazzo);
  const check = async ({ origin }: URL, signal: AbortSignal): Promise<readonly ToolFinding[]> => {
    await runProgram([PROGRAM, 'respect', SCENARIOS, '-S', `palpite=${origin}`, '-J', reportFile], signal);
    const { files } = JSON.parse(readFileSync(reportFile, 'utf8')) as RespectReport;
    const steps = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows.flatMap(({ executedSteps }) => executedSteps));
    return steps.flatMap(({ workflowId, stepId, checks = [] }) =>
      checks
        .filter(({ passed }) => !passed)
        .map(({ name, message }) => ({
          kind: KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? name,
          operation: operations.get(`${workflowId}/${stepId}`) ?? null,
          message: `${name}: ${message}`,
        })),
    );
  };
  return { name: 'Redocly respect', check, end: () => rmSync(folder, { recursive: true }) };
}

interface Arazzo {
  workflows: { workflowId: string; steps: { stepId: string; operationId: string }[] }[];
}

const operationsByStep = ({ workflows }: Arazzo): Map<string, string> =>
  new Map(
    workflows.flatMap(({ workflowId, steps }) => steps.map(({ stepId, operationId }) => [`${workflowId}/${stepId}`, operationId] as const)),
  );
