import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing must rest before the address follows, in ms. */
export const SEARCH_REST = 250;

/**
 * What stands in a search field, and the address that follows it.
 *
 * @param search what the address says; where it changes by itself, as on Back, it wins over what was typed
 * @param onSearch called once typing rests, and at once where nothing is left; the address may follow later, while one
 *   types on
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  /** What the address was asked for and does not say yet, in order. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (search !== known) {
    const own = asked.indexOf(search);
    setKnown(search);
    setAsked(own === -1 ? [] : asked.slice(own + 1));
    if (own === -1) setText(search);
  }
  const settle = useEffectEvent((wanted: string) => {
    setAsked((before) => [...before, wanted]);
    onSearch(wanted);
  });
  const wanted = text.trim();
  const last = asked.at(-1) ?? known;

  useEffect(() => {
    if (wanted === last) return;
    const timer = setTimeout(() => settle(wanted), wanted === '' ? 0 : SEARCH_REST);
    return () => clearTimeout(timer);
  }, [wanted, last]);

  return { text, setText };
}
