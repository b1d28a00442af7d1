import { todayInSaoPaulo } from '@/shared/forms/calendar-day';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

import type { TransactionFilter } from './transaction-params';
import { daysBefore } from './transaction-params';
import { SOURCE_LABELS, STATUS_LABELS, TYPE_LABELS } from './transaction-labels';
import styles from './transactions.module.css';

interface TransactionFiltersProps {
  filter: TransactionFilter;
  /** '' removes a parameter. */
  onChange: (change: Record<string, string>) => void;
}

const toOptions = (labels: Readonly<Record<string, string>>, all: string) => [
  { value: '', label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

const PERIODS = [
  { value: '', label: 'Todo o período' },
  { value: '0', label: 'Hoje' },
  { value: '6', label: 'Últimos 7 dias' },
  { value: '29', label: 'Últimos 30 dias' },
  { value: '89', label: 'Últimos 90 dias' },
  { value: 'days', label: 'Escolher datas' },
];

export function TransactionFilters({ filter: { source, type, status, from, to }, onChange }: TransactionFiltersProps) {
  const today = todayInSaoPaulo();
  const preset = PERIODS.find(({ value }) => /^\d/.test(value) && from === daysBefore(today, Number(value)) && to === undefined)?.value;
  const period = preset ?? (from === undefined && to === undefined ? '' : 'days');

  function choosePeriod(value: string): void {
    if (value === '') onChange({ from: '', to: '' });
    else if (value === 'days') onChange({ from: from ?? daysBefore(today, 29), to: to ?? today });
    else onChange({ from: daysBefore(today, Number(value)), to: '' });
  }

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
      <Select label="Período" value={period} options={PERIODS} onChange={choosePeriod} />
      {period === 'days' && (
        <div className={styles.days}>
          <Field label="De" type="date" value={from ?? ''} max={to ?? today} onChange={({ target }) => onChange({ from: target.value })} />
          <Field
            label="Até"
            type="date"
            value={to ?? ''}
            min={from}
            max={today}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </div>
      )}
    </div>
  );
}
