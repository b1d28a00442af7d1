import type { KeyboardEvent, Ref } from 'react';

import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';

import styles from './search-box.module.css';

interface SearchBoxProps {
  ref: Ref<HTMLInputElement>;
  text: string;
  onText: (text: string) => void;
  /** Empties and focuses the field. */
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Id of the list of options. */
  listId: string;
  /** Id of the active option. */
  activeId: string | undefined;
  hasOptions: boolean;
}

/** Renders the text field of the search, a combobox for the options below it. */
export function SearchBox({ ref, text, onText, onClear, onKeyDown, listId, activeId, hasOptions }: SearchBoxProps) {
  return (
    <div className={styles.box} role="search">
      <span className={styles.icon}>
        <Icon name="search" size={20} />
      </span>
      <input
        ref={ref}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label="Buscar no site"
        aria-expanded={hasOptions}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder="Jogo, time ou página"
        maxLength={80}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <span className={styles.clear}>
          <IconButton icon="close" label="Limpar busca" onClick={onClear} />
        </span>
      )}
    </div>
  );
}
