import { Select } from '@/shared/ui/select';
import { toOptions } from '@/shared/ui/select-options';
import { SearchBox } from '@/shared/ui/search-box';

import styles from '../money-list.module.css';
import { PeriodFilter } from '../period-filter';
import { KIND_LABELS } from '../results/results-labels';
import { BET_RESULT_LABELS } from './bet-labels';
import type { BetFilter } from './bet-params';
import { MAX_GAME_LENGTH } from './bet-params';

interface BetFiltersProps {
  filter: BetFilter;
  /** Receives the changed URL parameters; '' removes a parameter. */
  onChange: (change: Record<string, string>) => void;
}

/** Renders the filters of the list of bets. */
export function BetFilters({ filter: { kind, game, result, from, to }, onChange }: BetFiltersProps) {
  return (
    <div className={styles.filters} role="group" aria-label="Filtros">
      <Select
        label="Tipo de aposta"
        value={kind ?? ''}
        options={toOptions(KIND_LABELS, 'Todos os jogos')}
        onChange={(value) => onChange({ kind: value })}
      />
      <Select
        label="Situação"
        value={result ?? ''}
        options={toOptions(BET_RESULT_LABELS, 'Todas as situações')}
        onChange={(value) => onChange({ result: value })}
      />
      {/* The key replaces the text when the URL changes, for example after Back. */}
      <GameField key={game ?? ''} value={game ?? ''} onChange={(value) => onChange({ game: value })} />
      <PeriodFilter from={from} to={to} onChange={onChange} />
    </div>
  );
}

/** Renders the search for a game's name. It applies on Enter and when the field is left, so that no request is sent per key. */
function GameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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
