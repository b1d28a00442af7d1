import type { Operation } from '../contract/contract';
import { listNames } from '../text';

/** Returns a list of the statuses that an operation documents, for messages. */
export const listStatuses = ({ responses }: Operation): string =>
  listNames(
    responses.map(({ status }) => status),
    'none',
    12,
  );
