/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A CPF, an e-mail address, a phone number with country code, or a random key (a UUID).
 */
export type PixKeyType = typeof PixKeyType[keyof typeof PixKeyType];


export const PixKeyType = {
  cpf: 'cpf',
  email: 'email',
  phone: 'phone',
  evp: 'evp',
} as const;
