/** The part of a list that is asked for: page from 1. */
export interface Paging {
  page: number;
  perPage: number;
}

const PER_PAGE = 20;

/**
 * Which part of a list a query asks for.
 *
 * @param query the read query
 */
export function pagingOf(query: { page?: number; per_page?: number }): Paging {
  return { page: query.page ?? 1, perPage: query.per_page ?? PER_PAGE };
}

/**
 * One page of a list in the contract's envelope.
 *
 * @param data the items of this page
 * @param total how many items the list has
 * @param paging which part it is
 * @param path the address of the list
 * @param query what else was asked, kept in the links
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

/**
 * The part of a whole list that is asked for, in the contract's envelope.
 *
 * @param items the whole list
 * @param paging which part
 * @param path the address of the list
 */
export function pageOf<T>(items: readonly T[], paging: Paging, path: string) {
  const start = (paging.page - 1) * paging.perPage;
  return envelope(items.slice(start, start + paging.perPage), items.length, paging, path, { per_page: paging.perPage });
}

/**
 * The part of a long list that a query asks for: only what is on the page is written out, and the links keep the query.
 *
 * @param items the whole list
 * @param shown how one of them is shown
 * @param path the address of the list
 * @param query the read query
 */
export function queriedPageOf<Item, Shown>(
  items: readonly Item[],
  shown: (item: Item) => Shown,
  path: string,
  query: { page?: number; per_page?: number },
) {
  const paging = pagingOf(query);
  const start = (paging.page - 1) * paging.perPage;
  return envelope(items.slice(start, start + paging.perPage).map(shown), items.length, paging, path, query);
}
