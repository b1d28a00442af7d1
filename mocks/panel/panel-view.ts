import { type Child, h } from '../third-party/pages/shared/dom';

/** State from which the panel is rendered. */
export interface PanelViewState {
  readonly isOpen: boolean;
  /** True if panel and button have changed sides. */
  readonly isSwapped: boolean;
  readonly tabs: readonly { readonly id: string; readonly title: string }[];
  /** Id of the tab that is shown. */
  readonly current: string;
  /** Number of violations since the page loaded. */
  readonly violations: number;
  readonly status: string;
  /** True if the status is an error. */
  readonly isTrouble: boolean;
  /** Content of the tab that is shown. */
  readonly content: Child;
}

/** Actions of the developer on the panel. */
export interface PanelViewActions {
  readonly open: () => void;
  readonly close: () => void;
  readonly swap: () => void;
  readonly choose: (id: string) => void;
}

const SLIDERS_ICON = 'M4 7h9m5 0h2M4 17h2m5 0h9M13 4.5v5M18 4.5v5M6 14.5v5M11 14.5v5';
const SWAP_ICON = 'M4 8h15m-4-4 4 4-4 4M20 17H5m4-4-4 4 4 4';
const CLOSE_ICON = 'M6 6l12 12M18 6 6 18';

/** Renders the button of the closed panel, or the open panel. */
export function panelView(state: PanelViewState, actions: PanelViewActions): Child {
  return state.isOpen ? sheet(state, actions) : openButton(state, actions);
}

/** Returns the id of a tab's element, which gets focus first. */
export const tabId = (id: string) => `tab-${id}`;
/** Id of the button that opens the panel. */
export const OPEN_BUTTON_ID = 'dock';

function openButton({ isSwapped, violations }: PanelViewState, { open }: PanelViewActions): Child {
  const count = violations === 1 ? ', 1 contract violation' : `, ${String(violations)} contract violations`;
  return h(
    'button',
    {
      key: OPEN_BUTTON_ID,
      id: OPEN_BUTTON_ID,
      type: 'button',
      class: `dock ${isSwapped ? 'right' : 'left'}`,
      'aria-label': `Stand-in panel${violations > 0 ? count : ''}`,
      'aria-haspopup': 'dialog',
      'aria-keyshortcuts': 'Alt+Shift+D',
      title: 'Stand-in panel (Alt+Shift+D)',
      onclick: open,
    },
    icon(SLIDERS_ICON),
    violations > 0 && h('span', { class: 'badge', 'aria-hidden': 'true' }, violations > 99 ? '99+' : String(violations)),
  );
}

function sheet(state: PanelViewState, { close, swap, choose }: PanelViewActions): Child {
  const { isSwapped, tabs, current, violations, status, isTrouble, content } = state;
  const title = tabs.find(({ id }) => id === current)?.title ?? '';
  return h(
    'div',
    { key: 'sheet', role: 'dialog', class: `sheet ${isSwapped ? 'left' : 'right'}`, 'aria-labelledby': 'title' },
    h(
      'header',
      {},
      h('h2', { id: 'title' }, 'Stand-in'),
      h('span', { class: 'hint', 'aria-hidden': 'true' }, 'Alt+Shift+D'),
      iconButton(`Move to the ${isSwapped ? 'right' : 'left'}`, SWAP_ICON, swap, 'swap'),
      iconButton('Close', CLOSE_ICON, close, 'close'),
    ),
    h(
      'div',
      { role: 'tablist', 'aria-label': 'Parts of the stand-in', onkeydown: (event) => onTabKey(event, tabs, current, choose) },
      tabs.map(({ id, title: name }) => tab(id, name, id === current, id === 'calls' ? violations : 0, choose)),
    ),
    h('div', { key: `panel-${current}`, id: 'panel', role: 'tabpanel', tabindex: 0, 'aria-label': title }, content),
    h('p', { key: 'status', role: 'status', class: isTrouble ? 'trouble' : undefined }, status),
  );
}

function tab(id: string, title: string, isCurrent: boolean, count: number, choose: (id: string) => void): Child {
  return h(
    'button',
    {
      key: id,
      id: tabId(id),
      type: 'button',
      role: 'tab',
      'aria-selected': String(isCurrent),
      'aria-controls': isCurrent ? 'panel' : undefined,
      tabindex: isCurrent ? 0 : -1,
      onclick: () => choose(id),
    },
    title,
    count > 0 && h('span', { class: 'count' }, String(count)),
  );
}

/** Selects a tab by arrow keys, Home and End (WAI-ARIA tabs). */
function onTabKey(event: Event, tabs: PanelViewState['tabs'], current: string, choose: (id: string) => void): void {
  if (!(event instanceof KeyboardEvent)) return;
  const at = tabs.findIndex(({ id }) => id === current);
  const targets: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
  const target = targets[event.key];
  const next = target === undefined ? undefined : tabs[(target + tabs.length) % tabs.length];
  if (next === undefined) return;
  event.preventDefault();
  choose(next.id);
}

function iconButton(label: string, path: string, press: () => void, look: string): Child {
  return h('button', { type: 'button', class: `icon ${look}`, 'aria-label': label, title: label, onclick: press }, icon(path));
}

function icon(path: string): Child {
  return h('svg', { viewBox: '0 0 24 24', width: 20, height: 20, 'aria-hidden': 'true' }, h('path', { d: path }));
}
