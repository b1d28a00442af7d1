// The functions of this file run in the page as source text, so they use no outer variables.

/** Measurements of a page while many balance events arrive in a short time. */
export interface StormResult {
  /** Durations of the tasks over 50 ms, in ms. */
  readonly longTasks: readonly number[];
  /** Number of changes of the displayed balance. */
  readonly renders: number;
  /** Age of the displayed balance, in ms; NaN if the balance never changed. */
  readonly lag: { readonly worst: number; readonly p99: number };
}

declare global {
  interface Window {
    /** Ends the observation that `observeBalance` has started, and returns its result. */
    endOfStorm?: () => StormResult;
  }
}

/**
 * Observes the balance in the header, whose cents are the send time in ms since `began` (Unix ms). `window.endOfStorm` ends the
 * observation.
 *
 * @throws {Error} if the header has no balance
 */
export function observeBalance(began: number): void {
  const pill = [...document.querySelectorAll('header button')].find(({ textContent }) => textContent.startsWith('Saldo'));
  if (pill === undefined) throw new Error('There is no balance on the page.');
  const longTasks: number[] = [];
  const tasks = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)));
  tasks.observe({ type: 'longtask' });
  /** Ages of the displayed balance in ms, one for every 10 ms. */
  const ages: number[] = [];
  let [shownBalance, shownAt, renders] = [0, 0, 0];
  const sentAt = () => Number((/[\d.]+,\d\d/.exec(pill.textContent)?.[0] ?? '').replace(/\D/g, ''));
  const recordAges = (until: number) => {
    if (shownAt === 0) return;
    for (let moment = shownAt; moment < until; moment += 10) ages.push(moment - shownBalance);
  };
  const watcher = new MutationObserver(() => {
    const now = Date.now() - began;
    const sent = sentAt();
    if (sent === shownBalance) return;
    recordAges(now);
    if (shownAt > 0) ages.push(now - shownBalance);
    [shownBalance, shownAt] = [sent, now];
    renders += 1;
  });
  watcher.observe(pill, { subtree: true, childList: true, characterData: true });
  window.endOfStorm = () => {
    watcher.disconnect();
    tasks.disconnect();
    recordAges(Date.now() - began);
    ages.sort((a, b) => a - b);
    return { longTasks, renders, lag: { worst: ages.at(-1) ?? NaN, p99: ages[Math.floor(ages.length * 0.99)] ?? NaN } };
  };
}

/**
 * Replaces the page by a baseline that shows only the balances of a public channel, ten times a second. The page must come from the
 * mock backend, to whose socket it connects.
 */
export function showBaselinePage(channel: string): void {
  document.body.innerHTML = '<header><button>Saldo R$ 0,00</button></header>';
  const pill = document.querySelector('button');
  let cents = 0;
  const socket = new WebSocket(`ws://${location.host}/app/standin-key?protocol=7`);
  socket.addEventListener('open', () => socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } })));
  socket.addEventListener('message', ({ data }) => {
    const frame: { channel?: string; event: string; data: string } = JSON.parse(data);
    if (frame.channel === channel && frame.event.endsWith('UserUpdateEvent')) cents = JSON.parse(frame.data).balance;
  });
  setInterval(() => {
    if (pill !== null) pill.textContent = `Saldo R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;
  }, 100);
}
