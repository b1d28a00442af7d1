import { useRef } from 'react';

import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';

import styles from './search-field.module.css';

interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  /** Runs on Enter. */
  onSubmit: () => void;
  /** Runs on hover and focus, before the user searches. */
  onIntent: () => void;
}

export function SearchField({ text, onText, onSubmit, onIntent }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.blur();
        onSubmit();
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
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={onIntent}
        onPointerEnter={onIntent}
      />
      {text !== '' && (
        <span className={styles.clear}>
          <IconButton
            icon="close"
            label="Limpar busca"
            onClick={() => {
              onText('');
              input.current?.focus();
            }}
          />
        </span>
      )}
    </form>
  );
}
