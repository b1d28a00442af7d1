import type { Operation } from '../contract/contract';
import { rootCause } from '../observe/root-cause';
import { callOperation } from './call-operation';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { findItemReader } from './item-reader';
import type { ListProbe } from './list-probe';
import { idKeyOf, readList } from './list-response';
import { probeFilters } from './probe-list-filters';
import { probeItems } from './probe-list-items';
import { probePages } from './probe-list-pages';
import { probeWalk } from './probe-list-walk';
import { probeSorting } from './probe-list-sorting';
import { isAccepted, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

/**
 * Checks what the parameters of a list promise: pages, totals, filters, search and sorting; and that its items can be read. A GET
 * whose response has no list, or more than one, is left out.
 */
export async function probeList(context: RunContext, operation: Operation, { draft, call }: Success): Promise<void> {
  const list = readList(parseResponseJson(call));
  if (operation.method !== 'GET' || list === null) return;
  const reader = findItemReader(context.contract, operation);
  const probe: ListProbe = {
    context,
    operation,
    draft,
    call,
    list,
    reader,
    idKey: idKeyOf(list.items, operation.path, reader?.parameter.name),
    async request(query, tolerated) {
      const parameters = new Map(draft.parameters);
      for (const [name, value] of Object.entries(query)) {
        if (value === undefined) parameters.delete(`query ${name}`);
        else parameters.set(`query ${name}`, value);
      }
      const changed = { ...draft, parameters };
      const response =
        tolerated === undefined
          ? await callLoggedIn(context, operation, changed)
          : await callOperation(context, operation, changed, { tolerated });
      const found = isAccepted(operation, response) ? readList(parseResponseJson(response)) : null;
      return found === null ? null : { call: response, list: found };
    },
    report(check, shown, { pointer = '', says, expected, actual, advice }) {
      context.findings.report(shown, operation, {
        check,
        pointer,
        expected: `${expected}: ${says}`,
        actual,
        message: `${operation.method} ${operation.path}: ${says}, but the server returned ${actual}. ${advice}`,
        rootCause: rootCause('list', check, operation.id, pointer),
      });
    },
  };
  await probeItems(probe);
  await probePages(probe);
  await probeWalk(probe);
  await probeSorting(probe);
  await probeFilters(probe);
}
