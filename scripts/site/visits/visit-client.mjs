// Runs before the application in a visit to the stand-in, never in a real deployment. API calls send no cookies: this
// replaces `fetch` by a function that copies the cookies of the visit and of the world to the headers of calls to the page's own origin
// under /api/ and /v2/. A header that a call already has is kept.

const HEADERS = { 'standin-visit': 'X-Mock-Scenario', 'standin-world': 'X-Stand-In-World' };

const originalFetch = window.fetch.bind(window);

window.fetch = (input, init) => {
  const named = document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 2))
    .filter(([name]) => Object.hasOwn(HEADERS, name));
  if (named.length === 0) return originalFetch(input, init);
  const request = new Request(input, init);
  const { origin, pathname } = new URL(request.url);
  const isCall = origin === location.origin && /^\/(api|v2)\//.test(pathname);
  for (const [cookie, value] of isCall ? named : []) {
    const header = HEADERS[cookie];
    if (!request.headers.has(header)) request.headers.set(header, value);
  }
  return originalFetch(request);
};
