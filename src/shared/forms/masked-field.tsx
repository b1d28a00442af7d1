import type { ComponentProps } from 'react';

import { Field } from '../ui/field';
import type { MaskPattern } from './mask';
import { maskInput } from './mask';

type FieldProps = ComponentProps<typeof Field>;

/** Renders a text field with a mask (SPEC V6). Its value is the masked text. */
export function MaskedField({ mask, onChange, ...field }: FieldProps & { mask: MaskPattern }) {
  return (
    <Field
      spellCheck={false}
      {...field}
      onChange={(event) => {
        maskInput(event.currentTarget, mask);
        onChange?.(event);
      }}
    />
  );
}

type PresetProps = Omit<FieldProps, 'label'> & { label?: string };

/** Renders a field for a CPF, `529.982.247-25`. */
export function CpfField({ label = 'CPF', ...field }: PresetProps) {
  return <MaskedField inputMode="numeric" placeholder="000.000.000-00" {...field} label={label} mask="###.###.###-##" />;
}

/** Renders a field for a day, `DD/MM/AAAA`. Typed, because a date picker is slow for a year of birth. */
export function DateField({ label = 'Data', ...field }: PresetProps) {
  return <MaskedField inputMode="numeric" placeholder="DD/MM/AAAA" {...field} label={label} mask="##/##/####" />;
}
