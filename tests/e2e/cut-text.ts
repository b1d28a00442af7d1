import type { Page } from '@playwright/test';

/**
 * Returns the texts of the page that are cut off: by an element that hides its overflow, by an ellipsis, by the left or right edge of
 * the viewport, or in a field (its placeholder or selected option). Text that can be scrolled into view is not cut off. Text for screen
 * readers is ignored.
 *
 * @returns the first 60 characters of each text, with the reason
 */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Tolerated overflow in px. It is larger vertically, because a line is higher than its letters. */
    const tolerance = { x: 1, y: 4 };
    const found = new Set<string>();
    const say = (text: string, why: string) => found.add(`${text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}: ${why}`);
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const owner = node.parentElement;
      if (owner === null || text.trim() === '' || owner.closest('script, style, noscript, select, [hidden]') || !isSeen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      for (let holder: Element | null = owner; ; holder = holder.parentElement) {
        if (holder === null || holder === document.body) {
          if (box.left < -tolerance.x || box.right > innerWidth + tolerance.x) say(text, 'outside the page');
          break;
        }
        const { overflowX, overflowY, position } = getComputedStyle(holder);
        const edge = holder.getBoundingClientRect();
        // An element this small is only for screen readers.
        if (edge.width <= 1 || edge.height <= 1) break;
        const isScrolled = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
        if (isScrolled) break;
        if (overflowX !== 'visible' && (box.right > edge.right + tolerance.x || box.left < edge.left - tolerance.x))
          say(text, `beside ${holder.tagName} ${holder.className}`);
        if (overflowY !== 'visible' && (box.bottom > edge.bottom + tolerance.y || box.top < edge.top - tolerance.y))
          say(text, `below ${holder.tagName} ${holder.className}`);
        if (position === 'fixed') break;
      }
    }

    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      if (!isSeen(field) || pen === null || /^(checkbox|radio|range|file|hidden)$/.test(field.type)) continue;
      // A typed value is ignored, because the caret can scroll it.
      const shown =
        field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value === '' ? field.placeholder : '';
      const { font, letterSpacing, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
      pen.font = font;
      pen.letterSpacing = letterSpacing;
      const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      if (room > 0 && pen.measureText(shown).width > room + tolerance.x) say(shown, `in ${field.tagName}`);
    }
    return [...found];
  });
}
