import type { Operation } from './contract';

/** Returns the operation `GET /test` without parameters, body and responses, which anyone may call. The members of `some` replace it. */
export function testOperation(some: Partial<Operation>): Operation {
  return {
    id: 'test',
    method: 'GET',
    path: '/test',
    tags: [],
    description: '',
    source: null,
    parameters: [],
    body: null,
    responses: [],
    credential: null,
    credentials: [],
    money: false,
    node: { file: 'openapi.yaml', pointer: '', value: {} },
    ...some,
  };
}
