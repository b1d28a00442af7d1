import { currentEvents } from '../../book/events';
import { type Choice, quoteOf } from '../../book/quotes';
import type { Call } from '../shared/backend';
import { render } from '../shared/dom';
import { type Account, accountOf, loadHouse, UNKNOWN_HOUSE } from './account';
import type { Actions, Model } from './model';
import { placeBets } from './place';
import { formatPath, parsePath } from './route';
import { acceptOdds, emptySlip, refresh, setStake, type Slip, toggle } from './slip';
import { followView } from './tall';
import { bookView } from './view';

/** What the book wants of the page that it stands in. */
export interface BookOptions {
  /** The way to the backend. */
  readonly call: Call;
  /** Of the player; a visitor has none. */
  readonly token?: string | undefined;
  /** Where to begin, unless the address has a hash. */
  readonly path?: string | undefined;
  onNavigate(path: string): void;
  /** Cents. */
  onBetPlaced(bets: number, stake: number): void;
  onTokenExpired(): void;
  onLoginRequired(): void;
  /** A place of this page that shall be seen, in CSS pixels from its top, where the page does not scroll by itself. */
  onScroll?(top: number): void;
}

/** A book that stands in a page. */
export interface Book {
  setToken(token: string): void;
  /** Goes to a page of the book without a new entry in the history. */
  navigate(path: string): void;
  /** Tells which part of the page is seen, where it is as tall as its content: CSS pixels. */
  setView(top: number, height: number): void;
  unmount(): void;
}

const TICK_MS = 5000;
/** Every so many ticks the backend is asked for its clock and the player's bets. */
const TICKS_A_SYNC = 4;

/** Draws the book in an element and runs it. */
export function mountBook(root: HTMLElement, options: BookOptions): Book {
  const { call } = options;
  let model: Model = {
    route: parsePath(location.hash || options.path || '/'),
    house: UNKNOWN_HOUSE,
    isReachable: true,
    now: Date.now(),
    events: [],
    token: options.token,
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
  const quote = (choice: Choice) => quoteOf(model.house.seed, choice, model.now)?.odds;
  const tick = () => {
    const now = Date.now() + model.house.ahead;
    model = { ...model, now, events: currentEvents(model.house.seed, now) };
    set({ slip: refresh(model.slip, quote) });
  };
  // While an attempt is not settled the slip stays what was sent.
  const change = (slip: Slip) => {
    if (model.placing === 'idle') set({ slip, notice: undefined });
  };

  const syncHouse = async () => {
    const house = await loadHouse(call);
    model = { ...model, isReachable: house !== undefined, house: house ?? model.house };
    tick();
  };
  const syncAccount = async () => {
    const { token } = model;
    if (token === undefined) return;
    const answer = await call({ method: 'GET', path: '/__mock/sports/bets', token });
    if (token !== model.token) return;
    if (answer.status === 401) options.onTokenExpired();
    const account: Partial<Account> = accountOf(answer) ?? {};
    set(account);
  };

  const actions: Actions = {
    toggle: (selection) => change(toggle(model.slip, selection)),
    setMode: (mode) => change({ ...model.slip, mode }),
    setStake: (typed, choice) => change(setStake(model.slip, typed, choice)),
    acceptOdds: () => change(acceptOdds(model.slip)),
    clear: () => change(emptySlip),
    login: options.onLoginRequired,
    reload: () => void syncHouse().then(syncAccount),
    place: () => void place(),
    showSlip() {
      const slip = document.getElementById('slip');
      slip?.scrollIntoView({ block: 'start' });
      if (slip !== null) options.onScroll?.(Math.max(0, Math.round(slip.getBoundingClientRect().top + scrollY)));
    },
  };
  const place = placeBets({ call, model: () => model, set, options, syncHouse });

  const go = () => {
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
    if (ticks % TICKS_A_SYNC === 0) actions.reload();
  }, TICK_MS);
  addEventListener('hashchange', go);
  tick();
  // The way to the slip is in the way once the slip is in sight.
  const sight = new IntersectionObserver((entries) => root.classList.toggle('slip-seen', entries.at(-1)?.isIntersecting), {
    rootMargin: '0px 0px -160px',
  });
  for (const slip of root.querySelectorAll('.slip')) sight.observe(slip);
  options.onNavigate(formatPath(model.route));
  actions.reload();

  return {
    setToken(token) {
      model = { ...model, token };
      set({ notice: undefined });
      void syncAccount();
    },
    navigate(path) {
      location.replace(`#${formatPath(parsePath(path))}`);
    },
    setView: followView(root),
    unmount() {
      clearInterval(timer);
      sight.disconnect();
      removeEventListener('hashchange', go);
      render(root);
    },
  };
}
