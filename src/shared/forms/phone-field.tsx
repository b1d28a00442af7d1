import type { ComponentProps } from 'react';

import type { Field } from '../ui/field';
import { MaskedField } from './masked-field';
import styles from './phone-field.module.css';

type FieldProps = ComponentProps<typeof Field>;
type PartProps = Omit<FieldProps, 'label'>;

/** Masks of a number with 8 digits and of a number with 9 digits after the area code. */
const NUMBER = ['(##) ####-####', '(##) #####-####'];

interface PhoneFieldProps {
  code: PartProps;
  number: PartProps;
}

/** Renders a country code and a phone number, `(11) 98765-4321`. */
export function PhoneField({ code, number }: PhoneFieldProps) {
  return (
    <div className={styles.phone}>
      <MaskedField inputMode="numeric" autoComplete="tel-country-code" {...code} label="País" start="+" mask="####" />
      <MaskedField type="tel" autoComplete="tel-national" placeholder="(00) 00000-0000" {...number} label="Celular com DDD" mask={NUMBER} />
    </div>
  );
}
