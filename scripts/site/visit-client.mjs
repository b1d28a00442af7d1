// Loaded before the application where the stand-in answers over HTTP, and never in a real deployment: the site's calls
// carry no cookies, so the visit that the page's cookie names travels as a header.

const plain = window.fetch.bind(window);

window.fetch = (input, init) => {
  const [, visit] = /(?:^|; )standin-visit=([^;]*)/.exec(document.cookie) ?? [];
  if (visit === undefined) return plain(input, init);
  const request = new Request(input, init);
  const { origin, pathname } = new URL(request.url);
  const isCall = origin === location.origin && /^\/(api|v2)\//.test(pathname);
  if (isCall && !request.headers.has('X-Mock-Scenario')) request.headers.set('X-Mock-Scenario', visit);
  return plain(request);
};
