import type { ComponentProps } from 'react';

import { Field } from '../ui/field';
import type { MaskPattern } from './mask';
import { maskInput } from './mask';

type FieldProps = ComponentProps<typeof Field>;

interface MaskedFieldProps extends FieldProps {
  mask: MaskPattern;
  /** Start of the typed or pasted text that is removed before masking, such as a country code. */
  dropped?: RegExp;
}

/** Renders a text field whose value is masked (SPEC V6). `onChange` receives the event once the input has its masked value. */
export function MaskedField({ mask, dropped, onChange, ...field }: MaskedFieldProps) {
  return (
    <Field
      spellCheck={false}
      {...field}
      onChange={(event) => {
        const input = event.currentTarget;
        if (dropped?.test(input.value)) input.value = input.value.replace(dropped, '');
        maskInput(input, mask);
        onChange?.(event);
      }}
    />
  );
}

type PresetProps = Omit<FieldProps, 'label'> & { label?: string };

/** Renders the field of a CPF, which the caller validates. */
export function CpfField({ label = 'CPF', ...field }: PresetProps) {
  return <MaskedField inputMode="numeric" placeholder="000.000.000-00" {...field} label={label} mask="###.###.###-##" />;
}

/** Renders the field of a date typed as DD/MM/AAAA, which the caller validates: a date picker is slow for a year of birth. */
export function DateField({ label = 'Data', ...field }: PresetProps) {
  return <MaskedField inputMode="numeric" placeholder="DD/MM/AAAA" {...field} label={label} mask="##/##/####" />;
}

/** Renders the field of a code with six digits that the player has received. */
export function CodeField(field: FieldProps) {
  return <MaskedField inputMode="numeric" autoComplete="one-time-code" placeholder="000000" {...field} mask="######" />;
}

/** Renders the field of a Brazilian phone number, with 8 or 9 digits after the area code. A leading +55 is dropped. */
export function PhoneNumberField(field: FieldProps) {
  return (
    <MaskedField type="tel" placeholder="(00) 00000-0000" {...field} mask={['(##) ####-####', '(##) #####-####']} dropped={/^\s*\+\s*55/} />
  );
}
