import type { LoginChallenge } from '@generated/api/model/login-challenge';
import type { SecondFactorMethod } from '@generated/api/model/second-factor-method';

/** Reasons why a code is needed; empty if the player has chosen to use codes, or for an unknown reason. */
export const REASONS: Readonly<Record<LoginChallenge['reason'], string>> = {
  new_device: 'Você está entrando de um aparelho novo.',
  new_location: 'Você está entrando de um lugar novo.',
  periodic: 'Pedimos um código de tempos em tempos para proteger a sua conta.',
  inactive: 'Faz tempo que você não entra na sua conta.',
  chosen: '',
  unknown: '',
};

interface MethodTexts {
  /** Returns the text above the field. `email` is the masked address. */
  readonly lead: (email: string) => string;
  /** Label of the field for the code. */
  readonly label: string;
  /** Label of the button that leads to this method from another one. */
  readonly choice: string;
  /** Error for an incomplete code. */
  readonly missing: string;
}

/** Texts of the methods: a code by e-mail, a code of the app (`totp`), or a recovery code. */
export const METHODS: Readonly<Record<SecondFactorMethod, MethodTexts>> = {
  email: {
    lead: (email) => `Enviamos um código de seis dígitos para ${email}.`,
    label: 'Código do e-mail',
    choice: 'Receber um código por e-mail',
    missing: 'Informe os seis dígitos.',
  },
  totp: {
    lead: () => 'Abra o seu aplicativo de códigos e digite os seis dígitos.',
    label: 'Código do aplicativo',
    choice: 'Usar o aplicativo de códigos',
    missing: 'Informe os seis dígitos.',
  },
  recovery: {
    lead: () => 'Digite um dos códigos de recuperação que você guardou. Cada código funciona uma vez.',
    label: 'Código de recuperação',
    choice: 'Usar um código de recuperação',
    missing: 'Informe os oito caracteres.',
  },
};

/**
 * Returns the code as the backend expects it: six digits, or a recovery code as `xxxx-xxxx` in lower case; undefined if it is incomplete.
 * Spaces and hyphens are ignored.
 */
export function normalizeCode(method: SecondFactorMethod, typed: string): string | undefined {
  const text = typed.trim().toLowerCase().replaceAll(/[\s-]/g, '');
  if (method !== 'recovery') return /^\d{6}$/.test(text) ? text : undefined;
  return /^[a-z0-9]{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4)}` : undefined;
}
