import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Publishes the height of a bar with a question at the bottom of the page, so that chat and alerts move above it. While
 * the bar is open, the root element has `data-asked`, and `--asked` is the height in px. Only one bar may be open at a time.
 *
 * @param bar read when `isOpen` changes, so that the bar must be rendered by then
 */
export function useAskedHeight(bar: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!isOpen || element === null) return;
    const { style, dataset } = document.documentElement;
    dataset['asked'] = '';
    const observer = new ResizeObserver(() => style.setProperty('--asked', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--asked');
      delete dataset['asked'];
    };
  }, [bar, isOpen]);
}
