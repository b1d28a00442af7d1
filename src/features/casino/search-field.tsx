import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';

import styles from './search-field.module.css';

/** How long typing must rest before games are looked for, in ms. */
export const SEARCH_REST = 250;

interface SearchFieldProps {
  /** What is looked for now. */
  value: string;
  onSearch: (search: string) => void;
  /** Whether the page was opened to search. */
  focused: boolean;
}

/** Looks for games while one types. */
export function SearchField({ value, onSearch, focused }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const search = useEffectEvent((text: string) => {
    setKnown(text);
    onSearch(text);
  });

  // The address changed by itself, as on Back: it wins over what was typed.
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }

  useEffect(() => {
    if (draft.trim() === known) return;
    const timer = setTimeout(() => search(draft.trim()), SEARCH_REST);
    return () => clearTimeout(timer);
  }, [draft, known]);

  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft.trim());
        input.current?.blur();
      }}
    >
      <span className={styles.icon}>
        <Icon name="search" size={20} />
      </span>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="search"
        aria-label="Buscar jogos"
        placeholder="Buscar jogos"
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      {draft !== '' && (
        <span className={styles.clear}>
          <IconButton
            icon="close"
            label="Limpar busca"
            onClick={() => {
              setDraft('');
              input.current?.focus();
            }}
          />
        </span>
      )}
    </form>
  );
}
