import type { KeyboardEvent, RefObject } from 'react';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the left side of the row, in widths of the row, up to which items are rendered: half a width beyond the view. */
const REACH = 1.5;

/**
 * Controls a sideways row: visible ends, scrolling by a page, arrow keys.
 *
 * @param ref its children are the items
 * @param length a change measures the row again
 * @returns `ends`: whether the row is scrolled to its start and to its end; both are true until it is measured. `reached`: number of
 *   items that were in view or close to it, which never decreases; later items may be empty. `scrollByPage`: 1 scrolls to the right.
 *   `onKeyDown`: handler to set on the row; arrow keys, Home and End move focus to the first link or button of an item
 */
export function useRowScroll(ref: RefObject<HTMLElement | null>, length: number) {
  const [ends, setEnds] = useState({ start: true, end: true });
  const [reached, setReached] = useState(0);
  /** Index of an item to focus that has no content yet. */
  const focusLater = useRef<number>(undefined);

  useEffect(() => {
    const row = ref.current;
    if (row === null) return;
    const measure = () => {
      const start = row.scrollLeft <= 1;
      const end = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
      const limit = row.scrollLeft + row.clientWidth * REACH;
      const beyond = [...row.children].findIndex((item) => item instanceof HTMLElement && item.offsetLeft > limit);
      // All rows of a page are measured at the same time. React renders a transition in slices.
      startTransition(() => {
        setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
        setReached((before) => Math.max(before, beyond === -1 ? length : beyond));
      });
    };
    row.addEventListener('scroll', measure, { passive: true });
    // The observer measures at first and after each change, when the layout is known: reading it here would compute the layout
    // once for each row.
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => {
      row.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [ref, length]);

  const scrollByPage = (direction: 1 | -1) => {
    const row = ref.current;
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    row?.scrollBy({ left: direction * row.clientWidth * 0.85, behavior });
  };

  useLayoutEffect(() => {
    const index = focusLater.current;
    focusLater.current = undefined;
    if (index !== undefined) firstControl(ref.current?.children[index])?.focus();
  }, [ref, reached]);

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.children];
    const at = items.findIndex((item) => item.contains(event.target as Node));
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 };
    const next = steps[event.key] ?? -1;
    if (at === -1 || items[next] === undefined) return;
    event.preventDefault();
    const control = firstControl(items[next]);
    if (control !== null) return control.focus();
    focusLater.current = next;
    setReached(next + 1);
  };

  return { ends, reached, scrollByPage, onKeyDown: moveFocus };
}

const firstControl = (item: Element | undefined) => item?.querySelector<HTMLElement>('a, button') ?? null;
