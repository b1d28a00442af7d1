import { currentEvents } from '../../book/events';
import { type Choice, findQuote } from '../../book/quotes';
import { render } from '../shared/dom';
import { readAccount, loadBookInfo, DEFAULT_BOOK_INFO } from './account';
import type { Actions, BookOptions, Model } from './model';
import { createBetPlacement } from './bet-placement';
import { formatPath, parsePath } from './route';
import { acceptOdds, emptySlip, updateOdds, setStake, type Slip, toggle } from './slip';
import { createStickySlip } from './sticky-slip';
import { bookView } from './view';

export interface Book {
  setToken(token: string): void;
  navigate(path: string): void;
  /** In CSS pixels, for an iframe as tall as its content. */
  setView(top: number, height: number): void;
  unmount(): void;
}

const TICK_MS = 5000;
/** Between refetches of clock and bets. */
const TICKS_PER_SYNC = 4;

export function mountBook(root: HTMLElement, options: BookOptions): Book {
  const { call } = options;
  let model: Model = {
    route: parsePath(location.hash || options.path || '/'),
    info: DEFAULT_BOOK_INFO,
    isReachable: true,
    now: Date.now(),
    events: [],
    token: options.token,
    player: undefined,
    balance: undefined,
    bets: undefined,
    slip: emptySlip,
    placing: 'idle',
    notice: undefined,
  };

  const set = (change: Partial<Model>) => {
    model = { ...model, ...change };
    render(root, bookView(model, actions));
  };
  const quote = (choice: Choice) => findQuote(model.info.seed, choice, model.now)?.odds;
  const tick = () => {
    const now = Date.now() + model.info.clockOffsetMs;
    model = { ...model, now, events: currentEvents(model.info.seed, now) };
    set({ slip: updateOdds(model.slip, quote) });
  };
  // Locked until the outcome of a placed bet is known.
  const change = (slip: Slip) => {
    if (model.placing === 'idle') set({ slip, notice: undefined });
  };

  const syncInfo = async () => {
    const info = await loadBookInfo(call);
    model = { ...model, isReachable: info !== undefined, info: info ?? model.info };
    tick();
  };
  const syncAccount = async () => {
    const { token } = model;
    if (token === undefined) return undefined;
    const response = await call({ method: 'GET', path: '/__mock/sports/bets', token });
    if (token !== model.token) return undefined;
    if (response.status === 401) options.onTokenExpired();
    const account = readAccount(response);
    set(account ?? {});
    if (account !== undefined) placement.restore(account.player);
    return response.status;
  };

  const actions: Actions = {
    toggle: (selection) => change(toggle(model.slip, selection)),
    setMode: (mode) => change({ ...model.slip, mode }),
    setStake: (typed, choice) => change(setStake(model.slip, typed, choice)),
    acceptOdds: () => change(acceptOdds(model.slip)),
    clear: () => change(emptySlip),
    login: options.onLoginRequired,
    reload: () => void syncInfo().then(syncAccount),
    place: () => void placement.place(),
    showSlip() {
      const slip = document.getElementById('slip');
      slip?.scrollIntoView({ block: 'start' });
      if (slip !== null) options.onScroll?.(Math.max(0, Math.round(slip.getBoundingClientRect().top + scrollY)));
    },
  };
  const placement = createBetPlacement({ call, model: () => model, set, options, syncInfo, syncAccount });

  const onHashChange = () => {
    const route = parsePath(location.hash);
    const isNew = formatPath(route) !== formatPath(model.route);
    set({ route });
    if (!isNew) return;
    options.onNavigate(formatPath(route));
    scrollTo(0, 0);
    document.getElementById('page')?.focus({ preventScroll: true });
    if (route.view === 'bets') void syncAccount();
  };

  let ticks = 0;
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    tick();
    ticks += 1;
    if (ticks % TICKS_PER_SYNC === 0) actions.reload();
  }, TICK_MS);
  addEventListener('hashchange', onHashChange);
  tick();
  // Hides the link to the slip while the slip is visible.
  const slipObserver = new IntersectionObserver((entries) => root.classList.toggle('slip-seen', entries.at(-1)?.isIntersecting), {
    rootMargin: '0px 0px -160px',
  });
  for (const slip of root.querySelectorAll('.slip')) slipObserver.observe(slip);
  options.onNavigate(formatPath(model.route));
  actions.reload();

  return {
    setToken(token) {
      model = { ...model, token, player: undefined };
      set({ notice: undefined });
      void syncAccount();
    },
    navigate(path) {
      location.replace(`#${formatPath(parsePath(path))}`);
    },
    setView: createStickySlip(root),
    unmount() {
      clearInterval(timer);
      slipObserver.disconnect();
      removeEventListener('hashchange', onHashChange);
      render(root);
    },
  };
}
