import type { Workflow } from './document';

/**
 * Returns the ids of the operations that a workflow calls, also through the workflows that it includes, depends on or reads outputs of.
 * @param visited ids of workflows to leave out, to which the function adds
 */
export function calledOperations(workflow: Workflow, workflows: readonly Workflow[], visited = new Set<string>()): ReadonlySet<string> {
  visited.add(workflow.workflowId);
  const referenced = [...JSON.stringify(workflow).matchAll(/\$workflows\.([\w-]+)/g)].map(([, id]) => id ?? '');
  const included = workflow.steps.flatMap(({ workflowId }) => (workflowId === undefined ? [] : [workflowId]));
  const others = [...new Set([...workflow.dependsOn, ...included, ...referenced])].filter((id) => !visited.has(id));
  const own = workflow.steps.flatMap(({ operationId }) => (operationId === undefined ? [] : [operationId]));
  const theirs = workflows.filter(({ workflowId }) => others.includes(workflowId));
  return new Set([...own, ...theirs.flatMap((one) => [...calledOperations(one, workflows, visited)])]);
}
