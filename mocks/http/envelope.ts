/** Requested page of a list, counted from 1. */
export interface Paging {
  page: number;
  perPage: number;
}

const DEFAULT_PER_PAGE = 20;

/** Returns the page that a query requests: by default the first one, with 20 items. */
export function getPaging(query: { page?: number; per_page?: number }): Paging {
  return { page: query.page ?? 1, perPage: query.per_page ?? DEFAULT_PER_PAGE };
}

/**
 * Wraps one page of a list in the contract's envelope (SPEC B1).
 *
 * @param data items of this page only
 * @param total number of items in the list
 * @param path path of the list's URL
 * @param query query that is kept in the links, which set their own `page`
 */
export function envelope<T>(data: T[], total: number, { page, perPage }: Paging, path: string, query: object = {}) {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const first = (page - 1) * perPage + 1;
  const link = (number: number) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
    search.set('page', String(number));
    return `${path}?${search.toString()}`;
  };
  return {
    data,
    links: {
      first: link(1),
      last: link(lastPage),
      prev: page > 1 ? link(page - 1) : null,
      next: page < lastPage ? link(page + 1) : null,
    },
    meta: {
      current_page: page,
      from: data.length === 0 ? null : first,
      last_page: lastPage,
      path,
      per_page: perPage,
      to: data.length === 0 ? null : first + data.length - 1,
      total,
    },
  };
}

/** Cuts the requested page out of a whole list and wraps it. The links keep only `per_page`, unlike {@link paginateQuery}. */
export function paginate<T>(items: readonly T[], paging: Paging, path: string) {
  const start = (paging.page - 1) * paging.perPage;
  return envelope(items.slice(start, start + paging.perPage), items.length, paging, path, { per_page: paging.perPage });
}

/** Wraps the requested page as {@link paginate} does, but the links keep the whole query, and only the items of the page are mapped. */
export function paginateQuery<Item, Shown>(
  items: readonly Item[],
  toDto: (item: Item) => Shown,
  path: string,
  query: { page?: number; per_page?: number },
) {
  const paging = getPaging(query);
  const start = (paging.page - 1) * paging.perPage;
  return envelope(items.slice(start, start + paging.perPage).map(toDto), items.length, paging, path, query);
}
