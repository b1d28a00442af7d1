import { useRef } from 'react';

import { IconButton } from '@/shared/ui/icon-button';

import { MAX_GAME_LENGTH } from './bet-params';
import styles from './bets.module.css';

/** Renders the search for a game's name. It applies on Enter and when the field is left, so that no request is sent per key. */
export function GameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const apply = () => {
    const text = input.current?.value.trim() ?? '';
    if (text !== value) onChange(text);
  };
  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <input
        ref={input}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        aria-label="Nome do jogo"
        placeholder="Nome do jogo"
        maxLength={MAX_GAME_LENGTH}
        defaultValue={value}
        onBlur={apply}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label="Limpar o nome do jogo"
          onClick={() => {
            if (input.current !== null) input.current.value = '';
            onChange('');
          }}
        />
      )}
    </form>
  );
}
