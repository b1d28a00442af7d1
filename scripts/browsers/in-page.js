// Runs inside the page: finds elements by role and name, as a player would.
(() => {
  if (window.probe !== undefined) return;
  const SELECTORS = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    field: 'input, select, textarea',
    dialog: 'dialog[open]',
    heading: 'h1, h2, h3',
    frame: 'iframe',
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
  /** The dialog on top makes everything else inert. */
  const root = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const isEnabled = (element) => element.getAttribute('aria-disabled') !== 'true' && !element.disabled;
  const find = (role, pattern, isFit = () => true) => {
    const expression = new RegExp(pattern);
    const inside = role === 'dialog' ? document : root();
    return [...inside.querySelectorAll(SELECTORS[role])].find(
      (element) => isVisible(element) && expression.test(nameOf(element)) && isFit(element),
    );
  };
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
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      const isOwn = hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
      return isOwn ? point : null;
    },
    has: (role, pattern) => find(role, pattern) !== undefined,
    shows: (pattern) => new RegExp(pattern).test(clean(document.body.innerText)),
    path: () => location.pathname,
    /** Navigates within the single page application. */
    visit(path) {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    errors: () => errors,
    overflow: () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    width: () => innerWidth,
    clear() {
      document.activeElement?.select?.();
    },
    /** Only for the page: the browser itself stays online. */
    setOnline(isOnline) {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
    choose(pattern, label) {
      const select = find('field', pattern);
      select.value = [...select.options].find((option) => option.text === label).value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
})();
