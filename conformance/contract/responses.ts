import type { ContractNode } from './contract-node';
import type { DocumentStore } from './document-store';
import { readMediaTypes } from './media';
import type { MediaType } from './media';
import { isRecord } from './pointer';

/** Header that a response documents. Its schema is null if the contract describes the header by `content` or not at all. */
interface Header {
  /** Name in lower case. */
  name: string;
  required: boolean;
  schema: ContractNode | null;
  node: ContractNode;
}

/** Response that an operation documents. */
export interface DocumentedResponse {
  /** Status or range, in upper case: `200`, `4XX`; or `default`. */
  status: string;
  description: string;
  headers: readonly Header[];
  content: readonly MediaType[];
  node: ContractNode;
}

/** Returns the responses that an operation documents, in the order of the contract and without a documented `Content-Type` header. */
export function readResponses(store: DocumentStore, operation: ContractNode): DocumentedResponse[] {
  return store.members(store.child(operation, 'responses')).map(([status, member]) => {
    const node = store.resolveRef(member);
    const description = isRecord(node.value) ? node.value['description'] : '';
    return {
      status: status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(),
      description: typeof description === 'string' ? description : '',
      headers: readHeaders(store, node),
      content: readMediaTypes(store, node),
      node,
    };
  });
}

function readHeaders(store: DocumentStore, response: ContractNode): Header[] {
  return store.members(store.child(response, 'headers')).flatMap(([name, member]) => {
    const node = store.resolveRef(member);
    // OpenAPI ignores a documented Content-Type header, because `content` defines it.
    if (name.toLowerCase() === 'content-type') return [];
    const required = isRecord(node.value) && node.value['required'] === true;
    return [{ name: name.toLowerCase(), required, schema: store.child(node, 'schema'), node }];
  });
}

/** Returns the response of the exact status, else of its range (`4XX`), else `default`. @returns null if none is documented */
export function findResponse(responses: readonly DocumentedResponse[], status: number): DocumentedResponse | null {
  const range = `${String(Math.floor(status / 100))}XX`;
  const find = (key: string) => responses.find((response) => response.status === key);
  return find(String(status)) ?? find(range) ?? find('default') ?? null;
}
