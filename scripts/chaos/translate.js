// Runs inside the visited page, before its own scripts. Plain JavaScript, because it is injected as text.
// Changes the page as Google Translate does: each text node becomes two nested `font` elements with another text, and so
// does every text that the page writes later.
(() => {
  const SKIPPED = 'script, style, noscript, template, textarea, title, svg, font, [translate="no"], .notranslate';
  /** Mark of a translated text: it makes no difference to readers, nor to the names that Playwright compares. */
  const TRANSLATED = '\u200b';

  /** @param {Text} text */
  function translateText(text) {
    if (text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(SKIPPED) !== null) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    outer.style.verticalAlign = 'inherit';
    inner.style.verticalAlign = 'inherit';
    inner.textContent = text.data + TRANSLATED;
    text.replaceWith(outer);
  }

  /** @param {Node} root */
  function translateAll(root) {
    if (root instanceof Text) return translateText(root);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(translateText);
  }

  /** Translates the page and, from then on, every change of it. */
  globalThis.translatePage = () => {
    document.documentElement.classList.add('translated-ltr');
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) [target, ...addedNodes].forEach((node) => node.isConnected && translateAll(node));
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
})();
