import { useEffect, useState } from 'react';

import type { FieldProps } from './field';
import { Field } from './field';
import { IconButton } from './icon-button';
import { reportFilledValues } from './report-filled-values';

/** Renders the field of an e-mail, which password managers take as the account name. */
export function EmailField(props: Omit<FieldProps, 'type' | 'autoComplete'>) {
  return <Field {...props} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />;
}

/**
 * Renders a password's field, with a button that shows the password. The caller sets `autoComplete`. Its form also receives the
 * values that a password manager has filled in without events.
 */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  useEffect(() => reportFilledValues(), []);
  const label = shown ? 'Ocultar senha' : 'Mostrar senha';
  const toggle = <IconButton icon={shown ? 'eye-off' : 'eye'} label={label} onClick={() => setShown(!shown)} />;
  return <Field {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" end={toggle} />;
}

/** Renders the field of the current password, which confirms a change. */
export function CurrentPasswordField(props: Omit<FieldProps, 'type' | 'end' | 'label' | 'autoComplete'>) {
  return <PasswordField label="Sua senha" autoComplete="current-password" {...props} />;
}
