import { fireEvent, within } from '@testing-library/dom';
import { afterEach, beforeEach, vi } from 'vitest';

import { createFakeBackend } from './backend.fixture';
import { StandInPanel } from './element';

// Test files that share a worker share its registry of elements, and each may have a class of its own.
let name = 'stand-in-panel';
while (![undefined, StandInPanel].includes(customElements.get(name) as typeof StandInPanel | undefined)) name += '-again';
if (customElements.get(name) === undefined) customElements.define(name, StandInPanel);

/** Backend of the current test. */
export let fake: ReturnType<typeof createFakeBackend>;
/** Panel on the page of the current test. */
export let panel: StandInPanel;
/** Cookies that the panel wrote in the current test, with their attributes. They are only recorded, so that none can be read. */
export let cookies: string[];
/** Actions on the page, which only record their calls. */
export const page = { reload: vi.fn(), copy: vi.fn<(text: string) => Promise<void>>() };

/**
 * Shows a panel with a fake backend and a fake clock before each test. Empties the page and the session storage after it, and restores
 * mocks and globals. Call once per file.
 */
export function setUpPanelTests(): void {
  beforeEach(async () => {
    vi.useFakeTimers();
    fake = createFakeBackend();
    cookies = [];
    vi.stubGlobal('fetch', vi.fn(fake.fetch));
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
    page.copy.mockResolvedValue();
    await appear();
  });
  afterEach(() => {
    dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    sessionStorage.clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    page.reload.mockClear();
  });
}

/** Adds a further panel to the page, as a load of the page does, and makes it `panel`. Removes none. */
export async function appear(): Promise<void> {
  panel = new StandInPanel(page);
  document.body.append(panel);
  await settle();
}

/** Waits for promises and for timers that are due now. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
/** Advances the fake clock. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Returns the focused element inside the panel; null if there is none. */
export const focused = () => panel.shadowRoot?.activeElement ?? null;

/** Returns queries of what is inside the panel. */
export function inside() {
  const root = panel.shadowRoot?.querySelector('div');
  if (!(root instanceof HTMLElement)) throw new Error('The panel has no root.');
  return within(root);
}

/** Returns the button with a name inside the panel. Throws if there is none, or more than one. */
export const button = (name: string | RegExp) => inside().getByRole('button', { name });
/** Returns the button that opens the panel. Throws if the panel is open. */
export const dock = () => button(/^Stand-in panel/);
/** Returns true if the panel is open. */
export const isOpen = () => inside().queryByRole('dialog') !== null;
/** Returns the element of the selected tab. Throws if the panel is closed. */
export const currentTab = () => inside().getByRole('tab', { selected: true });
/** Returns the text of the status line. Throws if the panel is closed. */
export const status = () => inside().getByRole('status').textContent;
/** Types into the field with a label. Throws if there is none, or more than one, as `pick` does. */
export const type = (label: string | RegExp, value: string) => fireEvent.input(inside().getByLabelText(label), { target: { value } });
/** Chooses a value in the list with a label. */
export const pick = (label: string, value: string) => fireEvent.change(inside().getByLabelText(label), { target: { value } });
/** Returns the requests other than GET, the oldest first. */
export const changes = () => fake.requests.filter(({ method }) => method !== 'GET');
/** Presses Alt+Shift+D, which opens or closes the panel. */
export const shortcut = () =>
  fireEvent.keyDown(document.activeElement ?? document, { key: 'D', code: 'KeyD', altKey: true, shiftKey: true });

/** Presses the button with a name inside the panel, and waits like `settle`. */
export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(button(name));
  await settle();
}

/** Opens the panel, if it is closed, and a tab. */
export async function openTab(name: string): Promise<void> {
  if (!isOpen()) shortcut();
  fireEvent.click(inside().getByRole('tab', { name }));
  await settle();
}
