import type { Operation, Parameter } from '../contract/contract';
import type { Call } from '../http/client';
import type { ListResponse } from './list-response';
import type { Draft } from './request';
import type { RunContext } from './run-context';

/** A list that succeeded. */
export interface ListProbe {
  context: RunContext;
  operation: Operation;
  draft: Draft;
  call: Call;
  list: ListResponse;
  /** The operation that reads one item, and its parameter. */
  reader: { operation: Operation; parameter: Parameter } | null;
  /** Member that identifies an item. */
  idKey: string | undefined;
  /**
   * Requests the list with other query parameters; null if it was not accepted. Undefined removes a parameter.
   *
   * @param tolerated undocumented statuses allowed for this request
   */
  request(query: Readonly<Record<string, unknown>>, tolerated?: readonly number[]): Promise<{ call: Call; list: ListResponse } | null>;
  report(check: 'pagination' | 'list-filter' | 'list-sort' | 'list-item', call: Call, details: ListFault): void;
}

interface ListFault {
  /** `?page`, or a member of the items. */
  pointer?: string;
  /** Rule that a correct server follows. */
  says: string;
  expected: string;
  actual: string;
  advice: string;
}
