/** Returns the page number of the URL; 1 if it is missing or invalid. */
export function parsePage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? Number.NaN);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** Returns the query string, without its `?`, of another page of a list. All other parameters stay. */
export function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  next.set('page', String(page));
  return next.toString();
}
