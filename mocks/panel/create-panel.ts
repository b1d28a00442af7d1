import { render } from '../third-party/pages/shared/dom';
import { api } from './api';
import { createCallLog } from './call-log';
import type { PageActions, PanelContext, Tab } from './panel-context';
import { createPanelDom } from './panel-dom';
import { createPanelKeys } from './panel-keys';
import { createPanelStatus } from './panel-status';
import { OPEN_BUTTON_ID, panelView, tabId } from './panel-view';
import { loadPanelState, savePanelState } from './panel-state';
import { createPlayerSelection } from './player-selection';
import { createPoller } from './poller';
import { callsTab } from './tabs/calls';
import { faultsTab } from './tabs/faults';
import { mailTab } from './tabs/mail';
import { moneyTab } from './tabs/money';
import { realtimeTab } from './tabs/realtime';
import { worldTab } from './tabs/world';

/** Interval of counting violations while the list of calls is not shown. */
const COUNT_INTERVAL_MS = 5000;

type TabId = 'world' | 'money' | 'realtime' | 'faults' | 'calls' | 'mail';

/**
 * Creates the panel, with the state of the tab's previous page. It draws, polls and handles the shortcut from `start` to `stop`. It saves
 * its state in the session storage after changes, and when the page is left.
 *
 * @param root container inside a shadow root
 */
export function createPanel(root: HTMLElement, page: PageActions) {
  const panelState = loadPanelState();
  const selection = createPlayerSelection(api, panelState.player);
  const calls = createCallLog(api, panelState.lastCall);
  const context: PanelContext = { api, page, selection, calls, redraw: draw, focus, showStatus, runAction };
  const tabs: Readonly<Record<TabId, Tab>> = {
    world: worldTab(context),
    money: moneyTab(context),
    realtime: realtimeTab(context),
    faults: faultsTab(context),
    calls: callsTab(context),
    mail: mailTab(context),
  };
  const isTab = (id: string): id is TabId => Object.hasOwn(tabs, id);
  let current: TabId = isTab(panelState.tab) ? panelState.tab : 'world';
  let isOpen = panelState.open;
  const status = createPanelStatus();
  const dom = createPanelDom(root);
  const keys = createPanelKeys(root, { isOpen: () => isOpen, open: () => open(false), close });
  let opener: Element | null = null;
  /** Scroll position of the previous page, until it is restored. */
  let scrollTo: number | undefined = panelState.scroll;

  const tabPoller = createPoller(load, () => (isOpen ? tabs[current].intervalMs : undefined));
  const callPoller = createPoller(count, () => (isOpen && current === 'calls' ? undefined : COUNT_INTERVAL_MS));

  function draw(): void {
    const view = {
      isOpen,
      isSwapped: panelState.swapped,
      tabs: Object.entries(tabs).map(([id, { title }]) => ({ id, title })),
      current,
      violations: calls.violations(),
      status: status.text(),
      isTrouble: status.isTrouble(),
      content: isOpen && tabs[current].view(),
    };
    const hadFocus = dom.hasFocus();
    render(root, panelView(view, { open: () => open(true), close, swap, choose }));
    // The redraw may have removed the focused element.
    if (hadFocus && !dom.hasFocus()) dom.find('panel')?.focus();
  }

  function showStatus(text: string, isBad = false): void {
    status.show(text, isBad);
    draw();
  }

  function focus(id: string): void {
    draw();
    dom.find(id)?.focus();
  }

  async function runAction(work: () => Promise<string>): Promise<boolean> {
    try {
      showStatus(await work());
    } catch (error) {
      status.actionFailed(error);
      draw();
      return false;
    }
    tabPoller.kick();
    return true;
  }

  /** Loads the tab. An unreachable backend is tried again at the tab's interval. */
  async function load(): Promise<void> {
    const loaded = current;
    try {
      await tabs[loaded].load();
      status.loadSucceeded();
    } catch (error) {
      status.loadFailed(error);
    }
    if (loaded !== current) return;
    draw();
    scrollBack();
  }

  async function count(): Promise<void> {
    try {
      await calls.poll();
      draw();
    } catch {
      // The error is ignored, because an open tab already shows that the backend is down.
    }
  }

  /** Opens the panel. @param mayLookAtCalls opens the calls tab if there are unseen violations */
  function open(mayLookAtCalls: boolean): void {
    opener = document.activeElement;
    isOpen = true;
    if (mayLookAtCalls && calls.unseen() > 0) current = 'calls';
    focus(tabId(current));
    tabPoller.kick();
    saveState();
  }

  function close(): void {
    isOpen = false;
    status.clear();
    draw();
    const isBack = opener instanceof HTMLElement && opener !== document.body && opener !== dom.host() && opener.isConnected;
    if (isBack && opener instanceof HTMLElement) opener.focus();
    else dom.find(OPEN_BUTTON_ID)?.focus();
    callPoller.kick();
    saveState();
  }

  function swap(): void {
    panelState.swapped = !panelState.swapped;
    draw();
    saveState();
  }

  function choose(id: string): void {
    if (!isTab(id)) return;
    if (id !== current) {
      status.clear();
      status.clearLoadError();
      scrollTo = undefined;
    }
    current = id;
    focus(tabId(id));
    tabPoller.kick();
    callPoller.kick();
    saveState();
  }

  function scrollBack(): void {
    if (scrollTo === undefined) return;
    const panel = dom.find('panel');
    if (panel !== undefined) panel.scrollTop = scrollTo;
    scrollTo = undefined;
  }

  function saveState(): void {
    const scroll = dom.find('panel')?.scrollTop ?? 0;
    Object.assign(panelState, { open: isOpen, tab: current, scroll, player: selection.selectedId(), lastCall: calls.last() });
    savePanelState(panelState);
  }

  return {
    start(): void {
      keys.start();
      addEventListener('pagehide', saveState);
      draw();
      callPoller.start();
      tabPoller.start();
    },
    stop(): void {
      keys.stop();
      removeEventListener('pagehide', saveState);
      callPoller.stop();
      tabPoller.stop();
    },
  };
}
