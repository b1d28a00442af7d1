import type { Violation } from './judge';

const SUMMARY = 'Os dados enviados são inválidos.';

/** Creates a 422 in the contract's shape. */
export function refusal(problems: readonly { field: string; message: string }[]) {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of problems) (errors[field] ??= []).push(message);
  return { status: 422, body: { message: SUMMARY, errors } } as const;
}

/**
 * Returns the message to the player for a schema error (pt-BR).
 *
 * @param field the field's name, as in the request
 */
export function messageFor(field: string, { keyword, limit }: Violation): string {
  const what = `O campo ${field}`;
  switch (keyword) {
    case 'required':
      return `${what} é obrigatório.`;
    case 'minimum':
      return `${what} deve ser no mínimo ${String(limit)}.`;
    case 'maximum':
      return `${what} deve ser no máximo ${String(limit)}.`;
    case 'minLength':
      return limit === 1 ? `${what} é obrigatório.` : `${what} deve ter pelo menos ${String(limit)} caracteres.`;
    case 'maxLength':
      return `${what} deve ter no máximo ${String(limit)} caracteres.`;
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return `${what} não é aceito.`;
    default:
      return `${what} é inválido.`;
  }
}

/** Converts a JSON pointer to a field name: `/address/street` is `address.street`. */
export const fieldOf = (pointer: string): string => pointer.slice(1).replaceAll('/', '.') || 'body';
