import { Select } from '@/shared/ui/select';
import { toOptions } from '@/shared/ui/select-options';

import styles from '../money-list.module.css';
import { PeriodFilter } from '../period-filter';
import type { TransactionFilter } from './transaction-params';
import { SOURCE_LABELS, STATUS_LABELS, TYPE_LABELS } from './transaction-labels';

interface TransactionFiltersProps {
  filter: TransactionFilter;
  /** Receives the changed URL parameters; '' removes a parameter. */
  onChange: (change: Record<string, string>) => void;
}

/** Renders the filters of the list of transactions. `onChange` receives the changed URL parameters. */
export function TransactionFilters({ filter: { source, type, status, from, to }, onChange }: TransactionFiltersProps) {
  return (
    <div className={styles.filters} role="group" aria-label="Filtros">
      <Select
        label="Origem"
        value={source ?? ''}
        options={toOptions(SOURCE_LABELS, 'Todas as origens')}
        onChange={(value) => onChange({ source: value })}
      />
      <Select
        label="Tipo"
        value={String(type ?? '')}
        options={toOptions(TYPE_LABELS, 'Entradas e saídas')}
        onChange={(value) => onChange({ type: value })}
      />
      <Select
        label="Situação"
        value={String(status ?? '')}
        options={toOptions(STATUS_LABELS, 'Todas as situações')}
        onChange={(value) => onChange({ status: value })}
      />
      <PeriodFilter from={from} to={to} onChange={onChange} />
    </div>
  );
}
