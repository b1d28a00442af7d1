import type { Contract, Operation, Parameter } from '../contract/contract';

/** Operation that reads one record of a list, and the path parameter that names it. */
export interface ItemReader {
  reader: Operation;
  parameter: Parameter;
}

/** Returns the read of one record directly below the path of a list, such as `GET /books/{id}`; null if there is none. */
export function findItemReader({ operations }: Pick<Contract, 'operations'>, { path: listPath }: Operation): ItemReader | null {
  const start = `${listPath.replace(/\/$/, '')}/{`;
  const reader = operations.find(
    ({ method, path }) => method === 'GET' && path.startsWith(start) && path.indexOf('}', start.length) === path.length - 1,
  );
  const parameter = reader?.parameters.findLast((one) => one.in === 'path');
  return reader === undefined || parameter === undefined ? null : { reader, parameter };
}
