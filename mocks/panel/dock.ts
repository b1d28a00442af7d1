import { render } from '../third-party/pages/shared/dom';
import { api, NoAnswer, Refused } from './api';
import { createCallLog } from './call-log';
import type { Desk, Page, Tab } from './desk';
import { DOCK_ID, frameView, tabId } from './frame';
import { keep, recall } from './memory';
import { createPeople } from './people';
import { createPoller } from './poller';
import { callsTab } from './tabs/calls';
import { faultsTab } from './tabs/faults';
import { mailTab } from './tabs/mail';
import { moneyTab } from './tabs/money';
import { realtimeTab } from './tabs/realtime';
import { worldTab } from './tabs/world';

const COUNT_EVERY = 5000;
const DOWN = 'The stand-in does not answer. Trying again.';

type TabId = 'world' | 'money' | 'realtime' | 'faults' | 'calls' | 'mail';

/**
 * Creates the panel: its view, its state and its polling.
 *
 * @param root container inside a shadow root
 * @param page actions on the surrounding page
 */
export function createDock(root: HTMLElement, page: Page) {
  const memory = recall();
  const people = createPeople(api, memory.player);
  const calls = createCallLog(api, memory.lastCall);
  const desk: Desk = { api, page, people, calls, draw, focus, say, act };
  const tabs: Readonly<Record<TabId, Tab>> = {
    world: worldTab(desk),
    money: moneyTab(desk),
    realtime: realtimeTab(desk),
    faults: faultsTab(desk),
    calls: callsTab(desk),
    mail: mailTab(desk),
  };
  const isTab = (id: string): id is TabId => Object.hasOwn(tabs, id);
  let current: TabId = isTab(memory.tab) ? memory.tab : 'world';
  let isOpen = memory.open;
  let said = { text: '', isBad: false };
  let isDown = false;
  /** Error message of the last load. */
  let trouble = '';
  let opener: Element | null = null;
  /** Scroll position on the previous page, until it is restored. */
  let scrollTo: number | undefined = memory.scroll;

  const looking = createPoller(load, () => (isOpen ? tabs[current].every : undefined));
  const counting = createPoller(count, () => (isOpen && current === 'calls' ? undefined : COUNT_EVERY));

  function draw(): void {
    const view = {
      isOpen,
      isSwapped: memory.swapped,
      tabs: Object.entries(tabs).map(([id, { title }]) => ({ id, title })),
      current,
      violations: calls.violations(),
      status: isDown ? DOWN : trouble || said.text,
      isTrouble: isDown || trouble !== '' || said.isBad,
      content: isOpen && tabs[current].view(),
    };
    const tree = root.getRootNode();
    const isFocused = tree instanceof ShadowRoot && tree.activeElement !== null;
    render(root, frameView(view, { open: () => open(true), close, swap, choose }));
    // The focused element may have been removed by the redraw.
    if (isFocused && tree.activeElement === null) find('panel')?.focus();
  }

  function say(text: string, isBad = false): void {
    said = { text, isBad };
    draw();
  }

  function focus(id: string): void {
    draw();
    find(id)?.focus();
  }

  async function act(work: () => Promise<string>): Promise<boolean> {
    try {
      say(await work());
    } catch (error) {
      if (error instanceof NoAnswer) isDown = true;
      say(error instanceof Error ? error.message : String(error), true);
      return false;
    }
    looking.kick();
    return true;
  }

  /** Loads the open tab. An unreachable backend is retried at the tab's interval. */
  async function load(): Promise<void> {
    const loaded = current;
    try {
      await tabs[loaded].load();
      if (isDown) said = { text: 'The stand-in answers again.', isBad: false };
      isDown = false;
      trouble = '';
    } catch (error) {
      isDown = error instanceof NoAnswer;
      trouble = error instanceof Refused ? error.message : '';
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
    looking.kick();
    remember();
  }

  function close(): void {
    isOpen = false;
    said = { text: '', isBad: false };
    draw();
    const isBack = opener instanceof HTMLElement && opener !== document.body && opener !== host() && opener.isConnected;
    if (isBack && opener instanceof HTMLElement) opener.focus();
    else find(DOCK_ID)?.focus();
    counting.kick();
    remember();
  }

  function swap(): void {
    memory.swapped = !memory.swapped;
    draw();
    remember();
  }

  function choose(id: string): void {
    if (!isTab(id)) return;
    if (id !== current) {
      said = { text: '', isBad: false };
      trouble = '';
      scrollTo = undefined;
    }
    current = id;
    focus(tabId(id));
    looking.kick();
    counting.kick();
    remember();
  }

  function scrollBack(): void {
    if (scrollTo === undefined) return;
    const panel = find('panel');
    if (panel !== undefined) panel.scrollTop = scrollTo;
    scrollTo = undefined;
  }

  function remember(): void {
    const scroll = find('panel')?.scrollTop ?? 0;
    Object.assign(memory, { open: isOpen, tab: current, scroll, player: people.chosenId(), lastCall: calls.last() });
    keep(memory);
  }

  const find = (id: string) => [...root.querySelectorAll<HTMLElement>('[id]')].find((element) => element.id === id);

  function host(): Element | null {
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
      addEventListener('pagehide', remember);
      draw();
      counting.start();
      looking.start();
    },
    stop(): void {
      document.removeEventListener('keydown', onShortcut, true);
      removeEventListener('pagehide', remember);
      counting.stop();
      looking.stop();
    },
  };
}
