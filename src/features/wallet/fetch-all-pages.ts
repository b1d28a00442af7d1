/** Items per page: the API's maximum. */
const PAGE_SIZE = 60;

interface ListPage<Item> {
  data: readonly Item[];
  meta?: { last_page?: number | null } | null;
}

/**
 * Fetches every page of a list, one after the other; only the first one if the list does not state its last page. An item that moves to the
 * next page meanwhile is returned once. Rejects if a page cannot be fetched.
 */
export async function fetchAllPages<Item extends { id: string }>(
  fetchPage: (paging: { page: number; per_page: number }) => Promise<ListPage<Item>>,
): Promise<Item[]> {
  const byId = new Map<string, Item>();
  for (let page = 1; ; page += 1) {
    const { data, meta } = await fetchPage({ page, per_page: PAGE_SIZE });
    for (const item of data) byId.set(item.id, item);
    if (data.length === 0 || page >= (meta?.last_page ?? 1)) return [...byId.values()];
  }
}
