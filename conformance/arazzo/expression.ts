import { isRecord, valueAt } from '../contract/pointer';
import type { Call } from '../http/client';
import { parseResponseJson } from '../probe/response-status';

/** Values that runtime expressions can refer to, by the names of inputs, steps and workflows. */
export interface Scope {
  inputs: ReadonlyMap<string, unknown>;
  steps: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  workflows: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Call of the current step, once it was made. */
  call?: Call;
  /** Outputs of a workflow that was called as a step. */
  outputs?: Readonly<Record<string, unknown>>;
  /** Output of the step's hook. */
  hook?: unknown;
}

/** Error of a template whose expression has no value. */
export class UnresolvedExpressionError extends Error {
  constructor(readonly expression: string) {
    super(`${expression} is not known`);
  }
}

const ROOTS = /^\$(inputs|steps|workflows|outputs|hook|response|statusCode)\b/;

/** Returns true if a text is exactly one runtime expression. Roots beside those of `ROOTS`, such as `$request`, are not supported. */
export const isExpression = (text: string): boolean => ROOTS.test(text) && !/\s/.test(text);

/** Returns the value of a runtime expression; undefined if it has none. */
export function lookUp(expression: string, scope: Scope): unknown {
  const [path = '', pointer] = expression.slice(1).split('#', 2);
  const found = resolveRoot(path.split('.'), scope);
  return pointer === undefined ? found : valueAt(found, pointer);
}

function resolveRoot([root, ...rest]: string[], scope: Scope): unknown {
  const { call, inputs, steps, workflows, outputs, hook } = scope;
  switch (root) {
    case 'statusCode':
      return call?.response?.status;
    case 'response':
      if (rest[0] === 'header') return call?.response?.headers[rest.slice(1).join('.').toLowerCase()];
      return call === undefined ? undefined : parseResponseJson(call);
    case 'inputs':
      return getPath(inputs.get(rest[0] ?? ''), rest.slice(1));
    case 'steps':
      return getPath(steps.get(rest[0] ?? ''), rest.slice(2));
    case 'workflows':
      return getPath(workflows.get(rest[0] ?? ''), rest.slice(2));
    case 'outputs':
      return getPath(outputs, rest);
    case 'hook':
      return hook;
    default:
      return undefined;
  }
}

const getPath = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>((current, name) => (isRecord(current) ? current[name] : undefined), value);

/**
 * Fills in the expressions of a template, in all its texts but not in names of members. A text that is one expression gets the value
 * with its type; `{$…}` within a text becomes text.
 *
 * @throws UnresolvedExpressionError if an expression has no value
 */
export function fillTemplate(template: unknown, scope: Scope): unknown {
  if (typeof template === 'string') {
    if (isExpression(template)) return requireValue(template, scope);
    return template.replaceAll(/\{(\$[^{}\s]+)\}/g, (_, expression: string) => {
      const value = requireValue(expression, scope);
      return typeof value === 'string' ? value : JSON.stringify(value);
    });
  }
  if (Array.isArray(template)) return template.map((one: unknown) => fillTemplate(one, scope));
  if (!isRecord(template)) return template;
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, fillTemplate(value, scope)]));
}

function requireValue(expression: string, scope: Scope): unknown {
  const value = lookUp(expression, scope);
  if (value === undefined) throw new UnresolvedExpressionError(expression);
  return value;
}
