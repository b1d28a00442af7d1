import type { ComponentProps } from 'react';

import type { Field } from '../ui/field';
import { MaskedField, PhoneNumberField } from './masked-field';
import styles from './phone-field.module.css';

type FieldProps = ComponentProps<typeof Field>;
type PartProps = Omit<FieldProps, 'label'>;

interface PhoneFieldProps {
  code: PartProps;
  number: PartProps;
}

/**
 * Renders the fields of a country code, digits after a fixed `+`, and of a Brazilian number, `(11) 98765-4321`. The caller validates both.
 */
export function PhoneField({ code, number }: PhoneFieldProps) {
  return (
    <div className={styles.phone}>
      <MaskedField inputMode="numeric" autoComplete="tel-country-code" {...code} label="País" start="+" mask="####" />
      <PhoneNumberField autoComplete="tel-national" {...number} label="Celular com DDD" />
    </div>
  );
}
