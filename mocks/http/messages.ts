import type { SchemaError } from './schema-validator';

const VALIDATION_SUMMARY = 'Os dados enviados são inválidos.';

/** Creates the result of a handler (not yet a `Response`) that is a 422 with the messages by field. */
export function validationResponse(problems: readonly { field: string; message: string }[]) {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of problems) (errors[field] ??= []).push(message);
  return { status: 422, body: { message: VALIDATION_SUMMARY, errors } } as const;
}

/** Returns the message to the player for a schema error (pt-BR). @param field named as in the request */
export function messageFor(field: string, { keyword, limit }: SchemaError): string {
  const label = `O campo ${field}`;
  switch (keyword) {
    case 'required':
      return `${label} é obrigatório.`;
    case 'minimum':
      return `${label} deve ser no mínimo ${String(limit)}.`;
    case 'maximum':
      return `${label} deve ser no máximo ${String(limit)}.`;
    case 'minLength':
      return limit === 1 ? `${label} é obrigatório.` : `${label} deve ter pelo menos ${String(limit)} caracteres.`;
    case 'maxLength':
      return `${label} deve ter no máximo ${String(limit)} caracteres.`;
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return `${label} não é aceito.`;
    default:
      return `${label} é inválido.`;
  }
}

/** Converts a JSON pointer to the name of a field: `/address/street` is `address.street`, the whole is `body`. */
export const fieldName = (pointer: string): string => pointer.slice(1).replaceAll('/', '.') || 'body';
