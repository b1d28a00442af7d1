import { wildcardIndexes } from '../observe/check-schema';
import type { Workflow } from './document';
import type { ResponseLocation } from './state';

const REFERENCE = /\$(steps|workflows|inputs)\.([\w-]+)(?:\.outputs\.([\w-]+))?/g;
const IN_BODY = /^\$response\.body#?(.*)$/;

/**
 * Returns the pointer that an expression reads from a response body, with `*` for indexes; '' for the whole body or
 * anything else.
 */
export const expressionPointer = (expression: string): string => wildcardIndexes(/^\$response\.body#(.*)$/.exec(expression)?.[1] ?? '');

/**
 * Returns the places in responses from which a text reads values by references to steps, workflows and inputs. A `$response` in the
 * text itself is ignored.
 *
 * @param text a condition, an output's expression, or a step as JSON
 * @param depth number of references that led to the text
 */
export function traceSources(text: string, workflow: Workflow, workflows: ReadonlyMap<string, Workflow>, depth = 0): ResponseLocation[] {
  // The depth is limited, because references can form a cycle.
  if (depth > 8) return [];
  return [...text.matchAll(REFERENCE)].flatMap(([, kind, name = '', output = '']) => {
    if (kind === 'inputs') {
      const from = workflow.inputs?.properties[name]?.['x-from'] ?? [];
      return from.flatMap((one) => traceSources(one, workflow, workflows, depth + 1));
    }
    if (kind === 'workflows') return traceOutput(workflows.get(name), output, workflows, depth);
    const step = workflow.steps.find(({ stepId }) => stepId === name);
    const expression = step?.outputs[output];
    if (step === undefined || expression === undefined) return [];
    if (step.workflowId !== undefined)
      return traceOutput(workflows.get(step.workflowId), expression.replace('$outputs.', ''), workflows, depth);
    return IN_BODY.test(expression) && step.operationId !== undefined
      ? [{ operationId: step.operationId, pointer: expressionPointer(expression) }]
      : traceSources(expression, workflow, workflows, depth + 1);
  });
}

function traceOutput(
  workflow: Workflow | undefined,
  name: string,
  workflows: ReadonlyMap<string, Workflow>,
  depth: number,
): ResponseLocation[] {
  const expression = workflow?.outputs[name];
  return workflow === undefined || expression === undefined ? [] : traceSources(expression, workflow, workflows, depth + 1);
}

/** Returns true if one pointer equals or contains the other. */
export const isSameOrNested = (one: string, other: string): boolean =>
  one === '' || other === '' || one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
