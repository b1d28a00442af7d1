// Runs inside the visited page, before its own scripts. Plain JavaScript, because it is injected as text.
// `globalThis.chaosTexts` holds the texts that only a fault injects.
(() => {
  /** Controls that lead on where content is missing: retry, reload, home page, support. */
  const WAY_OUT = /tentar (de novo|novamente)|recarregar|atualizar|página inicial|suporte|atendimento|fale conosco/i;
  /** Texts in the place of content that could not be shown. */
  const LOST = /Não (?:foi possível|conseguimos) (?:carregar|mostrar)[^\n]*/g;
  const BUSY = '[aria-busy="true"], [class*="skeleton" i], [class*="spinner" i]';
  const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]';
  /** Technical English and leaked JavaScript values. None is a Portuguese word. */
  const ENGLISH =
    /(?<![.@\w-])(errors?|failed|failure|server|unavailable|unauthorized|unauthenticated|forbidden|gateway|timed? ?out|too many|attempts|not found|unexpected|undefined|invalid|expected|required|received|loading|please|try again|something|whoops|exception|fetch|network|unknown|null|NaN)\b|\[object Object\]/gi;
  const LEAKED_VALUE = /^(null|nan)$/i;
  /** @type {Set<string>} */
  const foreign = new Set();

  /** @param {Element} element */
  function isVisible(element) {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** @param {Element} element */
  function isInView(element) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  }

  /** @param {string} text */
  function noteEnglish(text) {
    for (const injected of globalThis.chaosTexts ?? []) if (text.includes(injected)) foreign.add(injected);
    for (const [word] of text.matchAll(ENGLISH)) {
      // These words count only in the spelling of JavaScript: 'Nan' is a name.
      if (!LEAKED_VALUE.test(word) || word === 'null' || word === 'NaN') foreign.add(word);
    }
  }

  // An alert hides after 2.5 s, which can fall between two samples.
  function watchTexts() {
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of addedNodes.length > 0 ? addedNodes : [target]) {
          const text = node.textContent ?? '';
          const injected = (globalThis.chaosTexts ?? []).filter((one) => text.includes(one));
          const parent = node instanceof Element ? node : node.parentElement;
          if (injected.length > 0 && parent !== null && !/^(SCRIPT|STYLE)$/.test(parent.tagName) && parent.checkVisibility()) {
            for (const one of injected) foreign.add(one);
          }
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }

  /** Returns a `PageState` of measure.ts. */
  function inspect() {
    const body = document.body;
    if (body === null) return { isBlank: true, hasWayOut: false, isErrorPage: false, isStarted: false, foreign: [...foreign], lost: [] };
    // The application could not be loaded at all: the shell says so, with a button.
    const note = [...document.querySelectorAll('body > [role="alert"]')].find(
      (element) => isVisible(element) && element.querySelector('button'),
    );
    const dialog = [...document.querySelectorAll(DIALOG)].filter(isVisible).at(-1) ?? note;
    const main = document.querySelector('main');
    const region = dialog ?? main ?? body;
    const text = region.innerText.trim();
    const isBusy = [...region.querySelectorAll(BUSY)].some((element) => isVisible(element) && isInView(element));
    const controls = [...region.querySelectorAll('button:not(:disabled), a[href]')].filter(isVisible);
    const leads = controls.some((control) => WAY_OUT.test(`${control.textContent} ${control.getAttribute('aria-label') ?? ''}`));
    const isErrorPage = [...document.querySelectorAll('h1')].some((heading) => heading.textContent === 'Voltamos em breve!');
    // The bar of a game takes the place of the header.
    const hasHeader = [...document.querySelectorAll('header, [aria-label="Sair do jogo"]')].some(isVisible);
    // The prerendered shell has no behaviour until the application has hydrated it.
    const isShell = document.querySelector('[data-shell]') !== null;
    noteEnglish(body.innerText);
    return {
      isBlank: text === '' || (!hasHeader && !isErrorPage && dialog === undefined),
      hasWayOut: text !== '' && (!isBusy || leads),
      isErrorPage: isErrorPage || note !== undefined,
      isStarted: !isShell || note !== undefined,
      foreign: [...foreign],
      lost: [...new Set(body.innerText.match(LOST) ?? [])],
    };
  }

  watchTexts();
  globalThis.chaosInspect = inspect;
})();
