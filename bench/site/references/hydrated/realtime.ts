/** Delay after the load, so that the library delays nothing. */
const DELAY_MS = 1500;

/** Loads the library of real time once the page is idle. There is no server, so it does not connect. */
export function startRealtime(): void {
  const load = () => requestIdleCallback(() => void import('pusher-js'));
  if (document.readyState === 'complete') setTimeout(load, DELAY_MS);
  else addEventListener('load', () => setTimeout(load, DELAY_MS), { once: true });
}
