import type { ComponentProps } from 'react';
import { useEffect, useState } from 'react';

import { PasswordField } from '@/shared/ui/credential-fields';

import { COMMON_PASSWORD, isCommonPassword, passwordStrength } from './new-password';

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  /** Typed password, whose strength is shown. */
  typed: string;
}

/**
 * Renders the field for a new password, with its strength or that it is one of the most common. It only informs: the form validates.
 */
export function NewPasswordField({ typed, error, ...field }: NewPasswordFieldProps) {
  const [common, setCommon] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void isCommonPassword(typed).then((isCommon) => isCurrent && setCommon(isCommon ? typed : undefined));
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  const strength = typed !== '' && typed === common ? COMMON_PASSWORD : `Força: ${passwordStrength(typed)}.`;
  const hint = typed === '' ? 'De 8 a 64 caracteres.' : strength;
  return <PasswordField autoComplete="new-password" hint={error === undefined ? hint : undefined} error={error} {...field} />;
}
