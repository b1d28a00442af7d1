import type { Operation } from '../contract/contract';
import { listNames } from '../text';

/** Returns a text with the first 12 statuses that an operation documents, and the number of the others; `none` without any. */
export const listStatuses = ({ responses }: Operation): string =>
  listNames(
    responses.map(({ status }) => status),
    'none',
    12,
  );
