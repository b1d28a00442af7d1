// Runs inside the page: finds elements by role and name, as a player would.
(() => {
  if (window.probe !== undefined) return;
  const SELECTORS = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    field: 'input, select, textarea',
    dialog: 'dialog[open]',
    heading: 'h1, h2, h3',
    any: '*',
  };
  const clean = (text) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (id) => document.getElementById(id)?.textContent ?? '';
  const nameOf = (element) => {
    const labelled = element.getAttribute('aria-labelledby');
    if (labelled !== null) return clean(labelled.split(' ').map(textOf).join(' '));
    const label = element.getAttribute('aria-label') ?? element.getAttribute('title');
    if (label !== null && label !== '') return clean(label);
    if (element.labels?.length > 0) return clean([...element.labels].map((each) => each.textContent).join(' '));
    return clean(element.textContent);
  };
  const isVisible = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  /** Returns the document, or the dialog on top, which makes everything else inert. */
  const root = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const isEnabled = (element) => element.getAttribute('aria-disabled') !== 'true' && !element.disabled;
  const find = (role, pattern, isFit = () => true) => {
    const expression = role === 'selector' ? undefined : new RegExp(pattern);
    const inside = role === 'dialog' ? document : root();
    const isMeant = role === 'selector' ? () => true : (element) => expression.test(nameOf(element));
    return [...inside.querySelectorAll(role === 'selector' ? pattern : SELECTORS[role])].find(
      (element) => isVisible(element) && isMeant(element) && isFit(element),
    );
  };
  const middleOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  /** Returns true if a press on `hit` reaches the element. */
  const isReached = (element, hit) => element.contains(hit) || hit.closest('label')?.control === element;
  const isHit = (element) => {
    const { x, y } = middleOf(element);
    const hit = document.elementFromPoint(x, y);
    return hit !== null && isReached(element, hit);
  };
  /** The element that the next press is meant for; null once a press has reached it. */
  let aim = null;
  /** True if an ancestor of the element takes its presses. */
  let isAimCovered = false;
  const onPress = ({ target }) => {
    if (aim !== null && (isReached(aim, target) || (isAimCovered && target.contains(aim)))) aim = null;
  };
  // The event is not `pointerdown`, because an element that moves before the press ends gets no click.
  addEventListener('click', onPress, true);
  /** Content of the page that was left last. */
  let pageBefore = null;
  const errors = [];
  // A notice of WebKit that a size is observed in the next frame. It is no error.
  const NOTICE = /^ResizeObserver loop/;
  addEventListener('error', (event) => NOTICE.test(event.message) || errors.push(event.message));
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  window.probe = {
    /** Returns the middle of an element after it was scrolled into view; null if it is missing, disabled or covered. */
    locate(role, pattern) {
      const element = find(role, pattern, isEnabled);
      if (element === undefined) return null;
      // In a frame only a covered element is scrolled into view: the page around the frame also scrolls, and its sticky parts
      // may then cover the element.
      if (window === window.top || !isHit(element)) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const point = middleOf(element);
      const isCovered = !isHit(element);
      if (isCovered && document.elementFromPoint(point.x, point.y)?.contains(element) !== true) return null;
      aim = element;
      isAimCovered = isCovered;
      return point;
    },
    /** Returns true if the press did not reach the located element, because it has moved. */
    hasMissed: () => aim?.isConnected === true,
    /** Brings a point of a frame into view. Returns it in the coordinates of the page; null if something covers it. */
    revealInFrame(title, { x, y }) {
      const frame = [...document.querySelectorAll('iframe')].find((each) => each.title === title && isVisible(each));
      if (frame === undefined) return null;
      const before = frame.getBoundingClientRect();
      const shown = { x: before.x + frame.clientLeft + x, y: before.y + frame.clientTop + y };
      if (document.elementFromPoint(shown.x, shown.y) === frame) return shown;
      if (frame.offsetHeight < innerHeight) frame.scrollIntoView({ block: 'center', behavior: 'instant' });
      else scrollBy({ top: frame.getBoundingClientRect().top + y - innerHeight / 2, behavior: 'instant' });
      const corner = frame.getBoundingClientRect();
      const point = { x: corner.x + frame.clientLeft + x, y: corner.y + frame.clientTop + y };
      return document.elementFromPoint(point.x, point.y) === frame ? point : null;
    },
    isFocused: (pattern) => document.activeElement !== null && document.activeElement === find('field', pattern),
    has: (role, pattern) => find(role, pattern) !== undefined,
    shows: (pattern) => new RegExp(pattern).test(clean(document.body.innerText)),
    path: () => location.pathname,
    /** Navigates within the single page application, which shows the page before until the next one has loaded. */
    visit(path) {
      if (location.pathname !== path) pageBefore = document.querySelector('main')?.firstElementChild ?? null;
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    hasLeft: () => pageBefore?.isConnected !== true,
    back: () => history.back(),
    errors: () => errors,
    overflow: () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    /** Selects the text of the focused field, so that typing replaces it. */
    clear() {
      document.activeElement?.select?.();
    },
    /** Returns true in the document after the one in which `setOnline` was called. */
    hasReloaded: () => !Object.hasOwn(navigator, 'onLine'),
    /** Changes the connection for the page only: the browser itself stays online. */
    setOnline(isOnline) {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
    /** Chooses an option of a list. Returns false if there is no such field or option. */
    choose(pattern, label) {
      const select = find('field', pattern);
      const option = [...(select?.options ?? [])].find(({ text }) => new RegExp(label).test(clean(text)));
      if (option === undefined) return false;
      select.value = option.value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
  };
})();
