import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing must rest before the address follows, in ms. */
export const SEARCH_DEBOUNCE_MS = 250;

/**
 * What stands in a search field, and the address that follows it.
 *
 * @param search what the address says; where it changes by itself, as on Back, it wins over what was typed
 * @param onSearch called once typing rests, and at once where nothing is left; the address may follow later, while one
 *   types on
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  /** What the address was asked for and does not say yet, in order. */
  const [pending, setPending] = useState<readonly string[]>([]);
  if (search !== lastSearch) {
    const sentIndex = pending.indexOf(search);
    setLastSearch(search);
    setPending(sentIndex === -1 ? [] : pending.slice(sentIndex + 1));
    if (sentIndex === -1) setText(search);
  }
  const submit = useEffectEvent((wanted: string) => {
    setPending((before) => [...before, wanted]);
    onSearch(wanted);
  });
  const wanted = text.trim();
  const last = pending.at(-1) ?? lastSearch;

  useEffect(() => {
    if (wanted === last) return;
    const timer = setTimeout(() => submit(wanted), wanted === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, last]);

  return { text, setText };
}
