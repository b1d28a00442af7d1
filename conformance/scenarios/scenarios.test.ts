import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { findFailedComparison } from '../arazzo/condition';
import { loadScenarios } from '../arazzo/document';
import { loadContract } from '../contract/contract';

const workflows = loadScenarios(fileURLToPath(new URL('.', import.meta.url))).flatMap((one) => one.workflows);
const contract = await loadContract(fileURLToPath(new URL('../../openapi/openapi.yaml', import.meta.url)));
const usedOperations = new Set(workflows.flatMap(({ steps }) => steps.flatMap(({ operationId }) => operationId ?? [])));

describe('The scenarios of the contract', () => {
  it('use every operation, and no unknown one.', () => {
    expect([...usedOperations].toSorted(), 'each operation has a step in conformance/scenarios/*.arazzo.yaml').toEqual(
      contract.operations.map(({ id }) => id).toSorted(),
    );
  });

  it.each([...new Set(contract.operations.flatMap(({ tags }) => tags))])('have a workflow for %s.', (tag) => {
    const own = new Set(contract.operations.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id));
    expect(workflows.some(({ steps }) => steps.some(({ operationId }) => own.has(operationId ?? '')))).toBe(true);
  });

  it.each(workflows.map((one) => [one.workflowId, one] as const))(
    '%s refers only to earlier steps, with valid conditions.',
    (_, workflow) => {
      const before = new Set<string>();
      const scope = { inputs: new Map(), steps: new Map(), workflows: new Map() };
      for (const step of workflow.steps) {
        const referenced = [...JSON.stringify(step).matchAll(/\$steps\.([\w-]+)/g)].map(([, id]) => id ?? '');
        for (const id of [...referenced, ...step['x-depends-on']]) expect(before).toContain(id);
        for (const { condition } of [...step.successCriteria, ...step['x-invariant'], ...step['x-blocked-when']])
          findFailedComparison(condition, scope);
        before.add(step.stepId);
      }
    },
  );
});
