/** Delay after the load event of the page, so that the library does not compete with the first load. */
const DELAY_MS = 1500;

/** Loads pusher-js once the page has loaded and is idle, as a site with real time does. Opens no connection: there is no server. */
export function startRealtime(): void {
  const load = () => requestIdleCallback(() => void import('pusher-js'));
  if (document.readyState === 'complete') setTimeout(load, DELAY_MS);
  else addEventListener('load', () => setTimeout(load, DELAY_MS), { once: true });
}
