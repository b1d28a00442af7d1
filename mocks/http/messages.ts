import type { Violation } from './judge';

const SUMMARY = 'Os dados enviados são inválidos.';

/**
 * A 422 in the documented shape.
 *
 * @param problems what is wrong, by field
 */
export function refusal(problems: readonly { field: string; message: string }[]) {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of problems) (errors[field] ??= []).push(message);
  return { status: 422, body: { message: SUMMARY, errors } } as const;
}

/**
 * What a player is told of a violation (pt-BR).
 *
 * @param field the name of the field, as it travels
 * @param violation what is wrong with it
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

/**
 * The name of a field by its place in a body: `/address/street` is `address.street`.
 *
 * @param pointer a JSON pointer
 */
export const fieldOf = (pointer: string): string => pointer.slice(1).replaceAll('/', '.') || 'body';
