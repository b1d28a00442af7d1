import document from '@generated/openapi.json';
import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';

/** The part of the contract that has examples. */
interface Examples {
  readonly paths: Record<
    string,
    Record<string, { responses?: Record<string, { content?: Record<string, { examples: Record<string, { value: unknown }> }> }> }>
  >;
}

// The cast goes by `unknown`, because the type of the file is a literal of the whole contract: it overlaps with no type
// whose paths can be looked up by a string.
const { paths } = document as unknown as Examples;

/** Returns the contract's JSON examples of each success of an operation; none for a success without a body. */
export function examplesOf(id: OperationId): { status: number; value: unknown }[] {
  const { path, method } = operations[id];
  const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {};
  return Object.entries(responses).flatMap(([status, { content }]) =>
    status.startsWith('2')
      ? Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => ({ status: Number(status), value }))
      : [],
  );
}
