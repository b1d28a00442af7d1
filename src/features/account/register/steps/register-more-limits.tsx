import { useEffect, useRef } from 'react';

import { ProtectionLimitPeriod, ProtectionLimitType } from '@generated/zod/protection';

import { AmountField } from '@/shared/forms/money-field';
import { SelectField } from '@/shared/forms/select-field';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { toOptions } from '@/shared/ui/select-options';
import layout from '@/shared/ui/layout.module.css';
import { LIMIT_PERIOD_LABELS } from '@/product/eligibility';
import { LIMIT_FIELDS, limitTypeOptions } from '@/product/limit-values';
import { LimitNumberField } from '@/product/ui/limit-number-field';

import styles from '@/features/account/account-form.module.css';
import type { MoreLimit } from './more-limits';
import { nextLimit } from './more-limits';

interface RegisterMoreLimitsProps {
  limits: readonly MoreLimit[];
  onChange: (limits: MoreLimit[]) => void;
  /** Error of each row. */
  errors: readonly (string | undefined)[];
  /** Number of submissions and failed requests of the form, 0 at first. Each increase focuses the first error. */
  attempt: number;
}

const MAX_ROWS = 10;
const PERIOD_OPTIONS = toOptions(LIMIT_PERIOD_LABELS);

/**
 * Renders further limits of deposit, loss, stake, time and, if the deployment offers it, number of bets by day, week and month, at most
 * `MAX_ROWS` (SPEC Q37, Q41). None is required.
 */
export function RegisterMoreLimits({ limits, onChange, errors, attempt }: RegisterMoreLimitsProps) {
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) rows.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempt]);
  const update = (row: MoreLimit) => onChange(limits.map((limit) => (limit.key === row.key ? row : limit)));
  return (
    <div ref={rows} className={layout.large}>
      {limits.map((limit, index) => (
        <MoreLimitRow
          key={limit.key}
          limit={limit}
          number={index + 1}
          error={errors[index]}
          onChange={update}
          onRemove={() => onChange(limits.filter((other) => other !== limit))}
        />
      ))}
      {limits.length < MAX_ROWS && (
        <Button wide onClick={() => onChange([...limits, nextLimit(limits)])}>
          {limits.length === 0 ? 'Limitar também depósitos ou apostas' : 'Adicionar outro limite'}
        </Button>
      )}
    </div>
  );
}

interface MoreLimitRowProps {
  limit: MoreLimit;
  /** Number of the row, from 1. */
  number: number;
  error: string | undefined;
  onChange: (limit: MoreLimit) => void;
  onRemove: () => void;
}

function MoreLimitRow({ limit, number, error, onChange, onRemove }: MoreLimitRowProps) {
  const { type, period, cents, minutes, bets } = limit;
  return (
    <div role="group" aria-label={`Outro limite ${String(number)}`} className={`${layout.medium} ${styles.moreRow}`}>
      <div className={`${layout.medium} ${styles.limit}`}>
        <SelectField
          label="O que limitar"
          options={limitTypeOptions()}
          value={type}
          onChange={({ target }) => onChange({ ...limit, type: ProtectionLimitType.parse(target.value) })}
        />
        <SelectField
          label="Período"
          options={PERIOD_OPTIONS}
          value={period}
          onChange={({ target }) => onChange({ ...limit, period: ProtectionLimitPeriod.parse(target.value) })}
        />
      </div>
      <div className={`${layout.small} ${styles.moreValue}`}>
        {type === 'count' && (
          <LimitNumberField type="count" error={error} value={bets} onChange={({ target }) => onChange({ ...limit, bets: target.value })} />
        )}
        {type === 'time' && (
          <LimitNumberField
            type="time"
            error={error}
            value={minutes}
            onChange={({ target }) => onChange({ ...limit, minutes: target.value })}
          />
        )}
        {LIMIT_FIELDS[type] === 'cents' && (
          <AmountField label="Valor do limite" error={error} value={cents} onChange={(value) => onChange({ ...limit, cents: value })} />
        )}
        <IconButton icon="close" label={`Remover o limite ${String(number)}`} onClick={onRemove} />
      </div>
    </div>
  );
}
