import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useState } from 'react';

/**
 * Controls a sideways row: visible ends, scrolling by a page, arrow keys.
 *
 * @param ref its children are the items
 * @param length a change measures the ends again
 */
export function useRowScroll(ref: RefObject<HTMLElement | null>, length: number) {
  const [ends, setEnds] = useState({ start: true, end: true });

  useEffect(() => {
    const row = ref.current;
    if (row === null) return;
    const measure = () => {
      const start = row.scrollLeft <= 1;
      const end = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    measure();
    row.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      row.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [ref, length]);

  const scrollByPage = (direction: 1 | -1) => {
    const row = ref.current;
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    row?.scrollBy({ left: direction * row.clientWidth * 0.85, behavior });
  };

  return { ends, scrollByPage, onKeyDown: moveFocus };
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.children];
  const at = items.findIndex((item) => item.contains(event.target as Node));
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 };
  const target = items[steps[event.key] ?? -1]?.querySelector<HTMLElement>('a, button');
  if (at === -1 || target === null || target === undefined) return;
  event.preventDefault();
  target.focus();
}
