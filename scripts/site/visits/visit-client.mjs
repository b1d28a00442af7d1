// Runs before the application in a visit to the stand-in, never in a real deployment. API calls send no cookies: this
// copies the visit's cookie to a header.

const originalFetch = window.fetch.bind(window);

window.fetch = (input, init) => {
  const [, visit] = /(?:^|; )standin-visit=([^;]*)/.exec(document.cookie) ?? [];
  if (visit === undefined) return originalFetch(input, init);
  const request = new Request(input, init);
  const { origin, pathname } = new URL(request.url);
  const isCall = origin === location.origin && /^\/(api|v2)\//.test(pathname);
  if (isCall && !request.headers.has('X-Mock-Scenario')) request.headers.set('X-Mock-Scenario', visit);
  return originalFetch(request);
};
