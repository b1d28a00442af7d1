import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import type { ItemReader } from './item-reader';
import type { ListResponse } from './list-response';
import type { Draft } from './request';
import type { RunContext } from './run-context';

/** Page of a list, with its call. */
export interface ListPage {
  call: Call;
  list: ListResponse;
}

/** List that was read with success, with what its probes need. */
export interface ListProbe extends ListPage {
  context: RunContext;
  operation: Operation;
  /** Request of the list that has succeeded. */
  draft: Draft;
  /** Operation that reads one item, and its path parameter; null if there is none. */
  reader: ItemReader | null;
  /** Name of the member that identifies an item; undefined if there is none. */
  idKey: string | undefined;
  /**
   * Requests the list with changed query parameters. An undefined value removes a parameter. Returns null if the request was not
   * accepted, or its response has no list.
   *
   * @param tolerated undocumented statuses that are right for this request
   */
  request(query: Readonly<Record<string, unknown>>, tolerated?: readonly number[]): Promise<ListPage | null>;
  /** Adds a violation of the list, an error. */
  report(check: 'pagination' | 'list-filter' | 'list-sort' | 'list-item', call: Call, details: ListFault): void;
}

interface ListFault {
  /** Pointer of the finding: `?page`, or a member of the items. */
  pointer?: string;
  /** Rule that a correct server follows. */
  says: string;
  expected: string;
  actual: string;
  advice: string;
}
