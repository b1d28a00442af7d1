import type { Operation } from '../contract/contract';
import { listNames } from '../text';

/** Returns the documented statuses of an operation, for messages. */
export const listStatuses = ({ responses }: Operation): string =>
  listNames(
    responses.map(({ status }) => status),
    'none',
    12,
  );
