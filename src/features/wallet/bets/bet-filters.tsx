import { Select } from '@/shared/ui/select';
import { toOptions } from '@/shared/ui/select-options';

import styles from '../money-list.module.css';
import { PeriodFilter } from '../period-filter';
import { KIND_LABELS } from '../results/results-labels';
import { BET_RESULT_LABELS } from './bet-labels';
import type { BetFilter } from './bet-params';
import { GameField } from './game-field';

interface BetFiltersProps {
  filter: BetFilter;
  /** Receives the changed URL parameters; '' removes a parameter. */
  onChange: (change: Record<string, string>) => void;
}

/** Renders the filters of the list of bets. `onChange` receives the changed URL parameters. */
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
