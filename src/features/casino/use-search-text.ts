import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing must rest before the address follows, in ms. */
export const SEARCH_REST = 250;

/**
 * What stands in a search field, and the address that follows it.
 *
 * @param search what the address says; where it changes by itself, as on Back, it wins over what was typed
 * @param onSearch called once typing rests, and at once where nothing is left
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    setText(search);
  }
  const settle = useEffectEvent((wanted: string) => {
    setKnown(wanted);
    onSearch(wanted);
  });
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === known) return;
    const timer = setTimeout(() => settle(wanted), wanted === '' ? 0 : SEARCH_REST);
    return () => clearTimeout(timer);
  }, [wanted, known]);

  return { text, setText };
}
