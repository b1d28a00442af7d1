/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cpf } from './cpf';

/**
 * The CPF to look up.
 */
export interface ValidateDocumentRequest {
  document: Cpf;
}
