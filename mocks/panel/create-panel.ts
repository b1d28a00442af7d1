import { render } from '../third-party/pages/shared/dom';
import { api, UnreachableError, RejectedError } from './api';
import { createCallLog } from './call-log';
import type { PanelContext, PageActions, Tab } from './panel-context';
import { OPEN_BUTTON_ID, panelView, tabId } from './panel-view';
import { savePanelState, loadPanelState } from './panel-state';
import { createPlayerSelection } from './player-selection';
import { createPoller } from './poller';
import { callsTab } from './tabs/calls';
import { faultsTab } from './tabs/faults';
import { mailTab } from './tabs/mail';
import { moneyTab } from './tabs/money';
import { realtimeTab } from './tabs/realtime';
import { worldTab } from './tabs/world';

const COUNT_INTERVAL_MS = 5000;
const UNREACHABLE_MESSAGE = 'The stand-in does not answer. Trying again.';

type TabId = 'world' | 'money' | 'realtime' | 'faults' | 'calls' | 'mail';

/**
 * Creates the panel: its view, its state and its polling.
 *
 * @param root container inside a shadow root
 * @param page actions on the surrounding page
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
  let status = { text: '', isBad: false };
  let isDown = false;
  /** Error message of the last load. */
  let loadError = '';
  let opener: Element | null = null;
  /** Scroll position on the previous page, until it is restored. */
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
      status: isDown ? UNREACHABLE_MESSAGE : loadError || status.text,
      isTrouble: isDown || loadError !== '' || status.isBad,
      content: isOpen && tabs[current].view(),
    };
    const tree = root.getRootNode();
    const isFocused = tree instanceof ShadowRoot && tree.activeElement !== null;
    render(root, panelView(view, { open: () => open(true), close, swap, choose }));
    // The focused element may have been removed by the redraw.
    if (isFocused && tree.activeElement === null) findElement('panel')?.focus();
  }

  function showStatus(text: string, isBad = false): void {
    status = { text, isBad };
    draw();
  }

  function focus(id: string): void {
    draw();
    findElement(id)?.focus();
  }

  async function runAction(work: () => Promise<string>): Promise<boolean> {
    try {
      showStatus(await work());
    } catch (error) {
      if (error instanceof UnreachableError) isDown = true;
      showStatus(error instanceof Error ? error.message : String(error), true);
      return false;
    }
    tabPoller.kick();
    return true;
  }

  /** Loads the open tab. An unreachable backend is retried at the tab's interval. */
  async function load(): Promise<void> {
    const loaded = current;
    try {
      await tabs[loaded].load();
      if (isDown) status = { text: 'The stand-in answers again.', isBad: false };
      isDown = false;
      loadError = '';
    } catch (error) {
      isDown = error instanceof UnreachableError;
      loadError = error instanceof RejectedError ? error.message : '';
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
      // Ignored, because an open tab already shows that the backend is down.
    }
  }

  /** @param mayLookAtCalls true to open the calls tab if there are unseen violations */
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
    status = { text: '', isBad: false };
    draw();
    const isBack = opener instanceof HTMLElement && opener !== document.body && opener !== hostElement() && opener.isConnected;
    if (isBack && opener instanceof HTMLElement) opener.focus();
    else findElement(OPEN_BUTTON_ID)?.focus();
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
      status = { text: '', isBad: false };
      loadError = '';
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
    const panel = findElement('panel');
    if (panel !== undefined) panel.scrollTop = scrollTo;
    scrollTo = undefined;
  }

  function saveState(): void {
    const scroll = findElement('panel')?.scrollTop ?? 0;
    Object.assign(panelState, { open: isOpen, tab: current, scroll, player: selection.selectedId(), lastCall: calls.last() });
    savePanelState(panelState);
  }

  const findElement = (id: string) => [...root.querySelectorAll<HTMLElement>('[id]')].find((element) => element.id === id);

  function hostElement(): Element | null {
    const tree = root.getRootNode();
    return tree instanceof ShadowRoot ? tree.host : null;
  }

  function onShortcut(event: KeyboardEvent): void {
    // Matched by physical key, because Alt changes the character on some systems.
    if (event.code !== 'KeyD' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOpen) close();
    else open(false);
  }

  /** Keys typed in the panel must not trigger the site's shortcuts. */
  function onKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.type !== 'keydown' || event.key !== 'Escape' || !isOpen) return;
    // Prevents the default, so that Escape does not close a dialog of the site around the panel.
    event.preventDefault();
    close();
  }

  const keys = ['keydown', 'keyup', 'keypress'] as const;
  for (const key of keys) root.addEventListener(key, onKey);

  return {
    start(): void {
      document.addEventListener('keydown', onShortcut, true);
      addEventListener('pagehide', saveState);
      draw();
      callPoller.start();
      tabPoller.start();
    },
    stop(): void {
      document.removeEventListener('keydown', onShortcut, true);
      removeEventListener('pagehide', saveState);
      callPoller.stop();
      tabPoller.stop();
    },
  };
}
