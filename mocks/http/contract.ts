import document from '@generated/openapi.json';
import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';

import { resolveReference } from './document';
import type { ContractDocument, HeaderObject, MediaType, OperationObject, ParameterObject, Schema } from './document';

/** Operation of the contract with resolved references. */
export interface OperationContract {
  id: OperationId;
  method: string;
  path: string;
  /** True if it needs the token of a player. */
  secured: boolean;
  /** True if every caller gets the same answer (SPEC B5). */
  publicRead: boolean;
  parameters: readonly ParameterObject[];
  body: { required: boolean; content: Record<string, MediaType> } | undefined;
  responses: ReadonlyMap<number, ResponseContract>;
}

interface ResponseContract {
  /** Schema and examples of the JSON body; undefined if the response has none. */
  json: MediaType | undefined;
  headers: Readonly<Record<string, HeaderObject>>;
}

const contract: ContractDocument = document;
const operationCache = new Map<OperationId, OperationContract>();

/** Named schemas of the contract. */
export const definitions: Readonly<Record<string, Schema>> = contract.components.schemas;

/** Returns an operation of the contract. @throws {Error} if the generated list names an operation that the contract does not have */
export function getOperation(id: OperationId): OperationContract {
  const found = operationCache.get(id) ?? readOperation(id);
  operationCache.set(id, found);
  return found;
}

function readOperation(id: OperationId): OperationContract {
  const { method, path, secured, publicRead } = operations[id];
  const item = contract.paths[path];
  const operation = item?.[method.toLowerCase()] as OperationObject | undefined;
  if (item === undefined || operation === undefined) throw new Error(`the contract has no ${method} ${path}`);
  const { requestBody } = operation;
  return {
    id,
    method,
    path,
    secured,
    publicRead,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolveReference(contract, one)),
    body: requestBody && { required: requestBody.required === true, content: requestBody.content },
    responses: new Map(
      Object.entries(operation.responses).map(([status, one]) => [Number(status), toResponseContract(resolveReference(contract, one))]),
    ),
  };
}

function toResponseContract({ headers = {}, content }: Exclude<OperationObject['responses'][string], { $ref: string }>): ResponseContract {
  const named = Object.entries(headers).map(([name, header]) => [name, resolveReference(contract, header)] as const);
  return { json: content?.['application/json'], headers: Object.fromEntries(named) };
}
