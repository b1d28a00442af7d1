import { useState } from 'react';

import type { SearchGroup } from './result-groups';
import { appendLate } from './result-groups';
import type { SearchEntry } from './search-entry';

/**
 * Keeps the groups of a search in place while further entries arrive, which go below them.
 *
 * @param search text of the search; another text replaces all groups
 * @param found groups of the entries that are known at once
 * @param late entries of the backend
 */
export function useStableGroups(search: string, found: readonly SearchGroup[], late: readonly SearchEntry[]): readonly SearchGroup[] {
  const [shown, setShown] = useState({ search, groups: found });
  const before =
    shown.search === search
      ? appendLate(
          shown.groups,
          found.flatMap(({ entries }) => entries),
        )
      : found;
  const groups = appendLate(before, late);
  if (shown.search !== search || shown.groups !== groups) setShown({ search, groups });
  return groups;
}
