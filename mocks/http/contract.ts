import document from '@generated/openapi.json';
import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';

import { at, resolve } from './document';
import type { ContractDocument, HeaderObject, MediaType, OperationObject, ParameterObject, Schema } from './document';

/** The contract of one operation, with references resolved. */
export interface OperationContract {
  id: OperationId;
  method: string;
  path: string;
  secured: boolean;
  parameters: readonly ParameterObject[];
  body: { required: boolean; content: Record<string, MediaType> } | undefined;
  answers: ReadonlyMap<number, AnswerContract>;
}

export interface AnswerContract {
  /** Undefined if the response has no body. */
  json: MediaType | undefined;
  headers: Readonly<Record<string, HeaderObject>>;
}

const contract: ContractDocument = document;
const known = new Map<OperationId, OperationContract>();

/** The named schemas of the contract. */
export const definitions: Readonly<Record<string, Schema>> = contract.components.schemas;

/** Returns the contract of an operation. */
export function contractOf(id: OperationId): OperationContract {
  const found = known.get(id) ?? read(id);
  known.set(id, found);
  return found;
}

function read(id: OperationId): OperationContract {
  const { method, path, secured } = operations[id];
  const item = contract.paths[path];
  const operation = item?.[method.toLowerCase()] as OperationObject | undefined;
  if (item === undefined || operation === undefined) throw new Error(`the contract has no ${method} ${path}`);
  const { requestBody } = operation;
  return {
    id,
    method,
    path,
    secured,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve(contract, one)),
    body: requestBody && { required: requestBody.required === true, content: requestBody.content },
    answers: new Map(Object.entries(operation.responses).map(([status, one]) => [Number(status), answerOf(resolve(contract, one))])),
  };
}

function answerOf({ headers = {}, content }: Exclude<OperationObject['responses'][string], { $ref: string }>): AnswerContract {
  const named = Object.entries(headers).map(([name, header]) => [name, resolve(contract, header)] as const);
  return { json: content?.['application/json'], headers: Object.fromEntries(named) };
}

/** Returns the value at a JSON pointer into the named schemas, for example `/Game/properties/rtp/maximum`. */
export const keywordAt = (pointer: string): unknown => at(definitions, pointer);
