/** Place of a page in its list. `total` is the number of items of the whole list. */
interface Place {
  readonly page?: number;
  readonly perPage?: number;
  readonly total?: number;
  readonly path?: string;
}

/**
 * Returns a page of a list as the contract has them; without a place it is the first, with a `per_page` of 60. All its links are null.
 *
 * @param data items of this page only, which are not cut to `perPage`
 */
export function pageOf<Item>(data: readonly Item[], { page = 1, perPage = 60, total = data.length, path = '/' }: Place = {}) {
  const links = { first: null, last: null, prev: null, next: null };
  const before = (page - 1) * perPage;
  const meta = {
    current_page: page,
    from: data.length === 0 ? null : before + 1,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    path,
    per_page: perPage,
    to: data.length === 0 ? null : before + data.length,
    total,
  };
  return { data, links, meta };
}
