export function testPage<Item>(data: readonly Item[], { page = 1, perPage = 60, total = data.length, path = '/v2/games' } = {}) {
  const links = { first: null, last: null, prev: null, next: null };
  const from = (page - 1) * perPage;
  const meta = {
    current_page: page,
    from: from + 1,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    path,
    per_page: perPage,
    to: from + data.length,
    total,
  };
  return { data, links, meta };
}
