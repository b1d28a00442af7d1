import { isDeepStrictEqual } from 'node:util';

import { isRecord } from '../contract/pointer';
import { isExpression, lookUp } from './expression';
import type { Scope } from './expression';
import { FUNCTIONS } from './functions';

/** Comparison of a condition that does not hold, with the values of both sides (`actual` and `expected`). */
export interface FailedComparison {
  /** First expression (`$…`) of the left side as written, or its first token if it has none. */
  left: string;
  operator: string;
  actual: unknown;
  expected: unknown;
}

/** Error of a condition that cannot be parsed. The scenario is wrong, not the server. */
export class ConditionError extends Error {}

const TOKEN = /'(?:[^']|'')*'|\$[^\s(),]+|[(),]|&&|\|\||[=!<>]=|[<>]|[+-](?=\s)|-?\d+(?:\.\d+)?|[a-z][A-Za-z0-9]*/g;
const COMPARISONS: Readonly<Record<string, (one: unknown, other: unknown) => boolean>> = {
  '==': (one, other) => isDeepStrictEqual(one, other),
  '!=': (one, other) => !isDeepStrictEqual(one, other),
  '<': (one, other) => typeof one === 'number' && typeof other === 'number' && one < other,
  '<=': (one, other) => typeof one === 'number' && typeof other === 'number' && one <= other,
  '>': (one, other) => typeof one === 'number' && typeof other === 'number' && one > other,
  '>=': (one, other) => typeof one === 'number' && typeof other === 'number' && one >= other,
  has: (one, other) => contains(one, other),
  lacks: (one, other) => Array.isArray(one) && !contains(one, other),
};

/** Returns true if a list contains a value, or an item whose `id`, `transaction_id`, `slug`, `code` or `reference` is the value. */
function contains(list: unknown, value: unknown): boolean {
  if (!Array.isArray(list)) return false;
  return list.some((item: unknown) => {
    if (isDeepStrictEqual(item, value)) return true;
    return (
      isRecord(item) && ['id', 'transaction_id', 'slug', 'code', 'reference'].some((key) => item[key] === value && value !== undefined)
    );
  });
}

/**
 * Evaluates a condition: comparisons (also `has` and `lacks`) of sums and functions (`functions.ts`), joined by `&&` and `||`, of which
 * `&&` binds first. Parentheses group sums only. Texts are in single quotes, which are doubled inside.
 * `<` and the like hold only between numbers, `has` and `lacks` only for a list. An expression without a value, and a sum of other
 * values than numbers, equal `nothing`.
 *
 * @returns the first failed comparison, of the first alternative if `||` joins several; null if the condition holds
 * @throws ConditionError if the condition cannot be parsed
 */
export function findFailedComparison(condition: string, scope: Scope): FailedComparison | null {
  const tokens = condition.match(TOKEN) ?? [];
  if (condition.replaceAll(TOKEN, '').trim() !== '') throw new ConditionError(condition);
  let position = 0;
  const take = () => tokens[position++];

  const atom = (): unknown => {
    const token = take();
    if (token === undefined) throw new ConditionError(condition);
    if (token === '(') {
      const inner = sum();
      if (take() !== ')') throw new ConditionError(condition);
      return inner;
    }
    if (isExpression(token)) return lookUp(token, scope);
    if (tokens[position] === '(') return call(token);
    return literal(token, condition);
  };
  const call = (name: string): unknown => {
    const called = FUNCTIONS.get(name);
    if (called === undefined) throw new ConditionError(condition);
    const values: unknown[] = [];
    do {
      take();
      values.push(sum());
    } while (tokens[position] === ',');
    if (take() !== ')') throw new ConditionError(condition);
    return called(...values);
  };
  const sum = (): unknown => {
    let total = atom();
    while (tokens[position] === '+' || tokens[position] === '-') {
      const sign = take() === '+' ? 1 : -1;
      const other = atom();
      total = typeof total === 'number' && typeof other === 'number' ? total + sign * other : undefined;
    }
    return total;
  };
  const comparison = (): FailedComparison | null => {
    // A finding names the left side by its first expression, because a function call has no place in a response.
    const rest = tokens.slice(position);
    const left =
      rest
        .slice(
          0,
          rest.findIndex((token) => token in COMPARISONS),
        )
        .find(isExpression) ??
      rest[0] ??
      '';
    const actual = sum();
    const operator = take() ?? '';
    const compare = COMPARISONS[operator];
    if (compare === undefined) throw new ConditionError(condition);
    const expected = sum();
    return compare(actual, expected) ? null : { left, operator, actual, expected };
  };
  const all = (): FailedComparison | null => {
    let failure = comparison();
    while (tokens[position] === '&&') {
      take();
      const next = comparison();
      failure ??= next;
    }
    return failure;
  };
  let failure = all();
  while (tokens[position] === '||') {
    take();
    const next = all();
    if (next === null) failure = null;
  }
  if (position < tokens.length) throw new ConditionError(condition);
  return failure;
}

/** Returns true if a text can be parsed as a condition. */
export function isCondition(text: string): boolean {
  try {
    findFailedComparison(text, { inputs: new Map(), steps: new Map(), workflows: new Map() });
    return true;
  } catch {
    return false;
  }
}

const LITERALS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, nothing: undefined };

function literal(token: string, condition: string): unknown {
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
  if (token in LITERALS) return LITERALS[token];
  const number = Number(token);
  if (Number.isNaN(number)) throw new ConditionError(condition);
  return number;
}
