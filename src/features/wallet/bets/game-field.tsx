import { SearchBox } from '@/shared/ui/search-box';

import { MAX_GAME_LENGTH } from './bet-params';

/** Renders the search for a game's name. It applies on Enter and when the field is left, so that no request is sent per key. */
export function GameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <SearchBox
      label="Nome do jogo"
      maxLength={MAX_GAME_LENGTH}
      defaultValue={value}
      onBlur={({ target }) => {
        const text = target.value.trim();
        if (text !== value) onChange(text);
      }}
      hasText={value !== ''}
      clearLabel="Limpar o nome do jogo"
      onClear={() => onChange('')}
    />
  );
}
