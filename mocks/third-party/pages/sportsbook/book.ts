import { currentEvents } from '../../../domain/book/events';
import { type Choice, findQuote } from '../../../domain/book/quotes';
import { render } from '../shared/dom';
import { readAccount, loadBookInfo, DEFAULT_BOOK_INFO } from './account';
import type { Actions, BookOptions, Model } from './model';
import { createBetPlacement } from './bet-placement';
import { createCashOut } from './cash-out';
import { createOddsMoves } from './odds-moves';
import { loadPreferences, type Preferences, savePreferences } from './preferences';
import { formatPath, parsePath } from './route';
import {
  acceptOdds,
  applyOddsPolicy,
  emptySlip,
  isUnusual,
  setAllStakes,
  setStake,
  sharedStake,
  type Slip,
  toggle,
  updateOdds,
} from './slip';
import { createStickySlip } from './sticky-slip';
import { bookView } from './view';

/** Sportsbook that is rendered into an element. */
export interface Book {
  /** Sets the token of a player, and fetches the account. Balance and bets of the former player stay until it is there. */
  setToken(token: string): void;
  /** Shows a path, in place of the current history entry. */
  navigate(path: string): void;
  /** Takes the visible part in CSS pixels, for an iframe as tall as its content. */
  setView(top: number, height: number): void;
  /** Empties the element, and ends timer and listeners. A response that arrives later renders into the element again. */
  unmount(): void;
}

/** Interval of computing events and odds. */
const TICK_MS = 5000;
/** Media query of pages whose slip has no column of its own: see book.css. */
const NARROW = '(max-width: 760px)';
/** Number of ticks between refetches of clock and bets. */
const TICKS_PER_SYNC = 4;

/**
 * Renders the sportsbook into an element, and updates it while the page is visible, until `unmount`. The first path is the hash of
 * the page, otherwise `options.path`; `onNavigate` reports it at once. Preferences, and bets of unknown outcome, are kept in local storage.
 * A page can have only one book, because its paths are the hash of the page.
 */
export function mountBook(root: HTMLElement, options: BookOptions): Book {
  const { call } = options;
  const narrow = matchMedia(NARROW);
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
    preferences: loadPreferences(),
    isNarrow: narrow.matches,
    isSheetOpen: false,
    placing: 'idle',
    isAsked: false,
    group: undefined,
    query: '',
    notice: undefined,
    cashOut: undefined,
    moves: createOddsMoves(),
  };

  const set = (change: Partial<Model>) => {
    model = { ...model, ...change };
    render(root, bookView(model, actions));
  };
  const quote = (choice: Choice) => findQuote(model.info.seed, choice, model.now)?.odds;
  const tick = () => {
    const now = Date.now() + model.info.clockOffsetMs;
    model = { ...model, now, events: currentEvents(model.info.seed, now) };
    set({ slip: model.placing === 'idle' ? applyOddsPolicy(updateOdds(model.slip, quote), model.preferences.oddsPolicy) : model.slip });
  };
  // The slip is locked until the outcome of a placed bet is known.
  const change = (slip: Slip) => {
    if (model.placing === 'idle') set({ slip, isAsked: false, notice: undefined });
  };

  const syncInfo = async () => {
    const info = await loadBookInfo(call, model.token);
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

  const prefer = (change: Partial<Preferences>) => {
    const preferences = { ...model.preferences, ...change };
    savePreferences(preferences);
    set({ preferences });
  };
  const withQuickStake = (slip: Slip): Slip => {
    const { isQuick, lastStake } = model.preferences;
    return isQuick && slip.mode === 'multiple' && slip.stake === 0 ? { ...slip, stake: lastStake } : slip;
  };
  const closeSlip = () => {
    set({ isSheetOpen: false });
    root.querySelector<HTMLElement>('.slip-open')?.focus({ preventScroll: true });
  };

  const actions: Actions = {
    toggle(selection) {
      const { isQuick, lastStake } = model.preferences;
      change(withQuickStake(toggle(model.slip, { ...selection, stake: isQuick ? lastStake : 0 })));
      if (model.slip.selections.length === 0) closeSlip();
    },
    setMode: (mode) => change({ ...model.slip, mode }),
    setStake: (cents, choice) => change(setStake(model.slip, cents, choice)),
    setAllStakes: (cents) => change(setAllStakes(model.slip, cents)),
    setOddsPolicy(oddsPolicy) {
      prefer({ oddsPolicy });
      tick();
    },
    setQuick: (isQuick) => prefer({ isQuick }),
    setGroup: (group) => set({ group }),
    search: (query) => set({ query }),
    toggleFavourite(name) {
      const { favourites } = model.preferences;
      const others = favourites.filter((one) => one !== name);
      prefer({ favourites: others.length < favourites.length ? others : [...others, name] });
    },
    repeat() {
      const { lastSlip = emptySlip } = model.preferences;
      const offered = lastSlip.selections.filter((selection) => quote(selection) !== undefined);
      change(acceptOdds(updateOdds({ ...lastSlip, selections: offered, mode: offered.length > 1 ? lastSlip.mode : 'single' }, quote)));
      if (offered.length < lastSlip.selections.length) {
        set({ notice: { kind: 'bad', text: 'Parte do último bilhete não está mais disponível.' } });
      }
    },
    clear() {
      change(emptySlip);
      closeSlip();
    },
    login: options.onLoginRequired,
    reload: () => void syncInfo().then(syncAccount),
    place() {
      const isAsked = !model.isAsked && model.placing === 'idle' && isUnusual(model.slip, model.bets ?? []);
      set({ isAsked });
      if (isAsked) return root.querySelector<HTMLElement>('.slip .pair button')?.focus();
      prefer({ lastSlip: model.slip, lastStake: sharedStake(model.slip) ?? model.preferences.lastStake });
      void placement.place();
    },
    rejectStake() {
      set({ isAsked: false });
      root.querySelector<HTMLElement>('.stake input')?.focus();
    },
    openSlip() {
      set({ isSheetOpen: true });
      root.querySelector<HTMLElement>('.sheet')?.focus({ preventScroll: true });
    },
    closeSlip,
    dismissNotice: () => set({ notice: undefined }),
    askCashOut: ({ id, cash_out: offer }) => offer !== null && cashOut.ask(id, offer),
    setCashOutShare: (share) => cashOut.setShare(share),
    confirmCashOut: () => void cashOut.confirm(),
    cancelCashOut: () => cashOut.cancel(),
  };
  const onBetPlaced = (bets: number, stake: number) => {
    set({ isSheetOpen: false });
    options.onBetPlaced(bets, stake);
  };
  const placement = createBetPlacement({ call, model: () => model, set, options: { ...options, onBetPlaced }, syncInfo, syncAccount });
  const cashOut = createCashOut({ call, model: () => model, set, options, syncAccount });

  const onHashChange = () => {
    const route = parsePath(location.hash);
    const isNew = formatPath(route) !== formatPath(model.route);
    set({ route, group: undefined });
    if (!isNew) return;
    options.onNavigate(formatPath(route));
    scrollTo(0, 0);
    document.getElementById('page')?.focus({ preventScroll: true });
    if (route.view !== 'bets') return;
    set({ notice: undefined });
    void syncAccount();
  };

  let ticks = 0;
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    tick();
    ticks += 1;
    if (ticks % TICKS_PER_SYNC === 0) actions.reload();
  }, TICK_MS);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && model.isSheetOpen) closeSlip();
  };
  const onWidth = () => set({ isNarrow: narrow.matches, isSheetOpen: false });
  addEventListener('hashchange', onHashChange);
  addEventListener('keydown', onKeyDown);
  narrow.addEventListener('change', onWidth);
  tick();
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
      removeEventListener('hashchange', onHashChange);
      removeEventListener('keydown', onKeyDown);
      narrow.removeEventListener('change', onWidth);
      render(root);
    },
  };
}
