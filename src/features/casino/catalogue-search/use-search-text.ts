import { useEffect, useEffectEvent, useState } from 'react';

/** Delay after which the URL follows the text. */
export const SEARCH_DEBOUNCE_MS = 250;

/**
 * Keeps a search field and the URL in sync. Returns the text of the field and its setter.
 *
 * @param search searched text in the URL; if it changes without `onSearch`, as on Back, it replaces the text
 * @param onSearch receives the text without outer spaces after a pause in typing, at once for an empty field; it may update the URL later
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  /** Searches passed to `onSearch` but not yet in the URL, oldest first. */
  const [pending, setPending] = useState<readonly string[]>([]);
  if (search !== lastSearch) {
    // If the URL has got a search of this field, the text stays. Any other change of the URL replaces it.
    const sentIndex = pending.indexOf(search);
    setLastSearch(search);
    setPending(sentIndex === -1 ? [] : pending.slice(sentIndex + 1));
    if (sentIndex === -1) setText(search);
  }
  const submit = useEffectEvent((next: string) => {
    setPending((before) => [...before, next]);
    onSearch(next);
  });
  const trimmed = text.trim();
  const last = pending.at(-1) ?? lastSearch;

  useEffect(() => {
    if (trimmed === last) return;
    const timer = setTimeout(() => submit(trimmed), trimmed === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [trimmed, last]);

  return { text, setText };
}
