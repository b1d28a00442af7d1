import { todayInSaoPaulo } from '@/shared/forms/calendar-day';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

import { daysBefore } from './list-params';
import styles from './money-list.module.css';

interface PeriodFilterProps {
  /** Days as YYYY-MM-DD, inclusive. */
  from: string | undefined;
  to: string | undefined;
  /** Receives the changed URL parameters; '' removes a parameter. */
  onChange: (change: Record<string, string>) => void;
}

/** Offered periods. A number is the days before today from which a period begins; '' is without limits, 'days' shows the date fields. */
const PERIODS = [
  { value: '', label: 'Todo o período' },
  { value: '0', label: 'Hoje' },
  { value: '6', label: 'Últimos 7 dias' },
  { value: '29', label: 'Últimos 30 dias' },
  { value: '89', label: 'Últimos 90 dias' },
  { value: 'days', label: 'Escolher datas' },
];

/** Renders a choice of periods, with two date fields for any other one. */
export function PeriodFilter({ from, to, onChange }: PeriodFilterProps) {
  const today = todayInSaoPaulo();
  const preset = PERIODS.find(({ value }) => /^\d/.test(value) && from === daysBefore(today, Number(value)) && to === undefined)?.value;
  const period = preset ?? (from === undefined && to === undefined ? '' : 'days');

  function choosePeriod(value: string): void {
    if (value === '') onChange({ from: '', to: '' });
    else if (value === 'days') onChange({ from: from ?? daysBefore(today, 29), to: to ?? today });
    else onChange({ from: daysBefore(today, Number(value)), to: '' });
  }

  return (
    <>
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
    </>
  );
}
