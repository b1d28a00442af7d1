import type { ComponentProps } from 'react';

import { Field } from '@/shared/ui/field';

interface LimitNumberFieldProps extends Omit<ComponentProps<typeof Field>, 'label'> {
  type: 'time' | 'count';
}

/** Texts and lengths of the fields, which take as many digits as `enteredLimit` reads. */
const FIELDS = {
  time: { label: 'Limite em minutos', maxLength: 5, hint: 'Uma hora são 60 minutos.' },
  count: { label: 'Número de apostas', maxLength: 7, hint: 'Cada aposta ou rodada conta uma.' },
} as const;

/** Renders the field of a limit of time, in minutes, or of the number of bets (SPEC Q41). `hint` replaces the usual one. */
export function LimitNumberField({ type, hint, ...input }: LimitNumberFieldProps) {
  const field = FIELDS[type];
  return <Field inputMode="numeric" autoComplete="off" placeholder="0" {...field} {...input} type="text" hint={hint ?? field.hint} />;
}
