import { describe, expect, it } from 'vitest';

import { ConditionError, findFailedComparison } from './condition';
import type { Scope } from './expression';
import { UnresolvedExpressionError, fillTemplate } from './expression';

const scope: Scope = {
  inputs: new Map<string, unknown>([['amount', 500]]),
  steps: new Map([['before', { balance: 100, list: [{ id: 'a' }, { id: 'b' }], none: null }]]),
  workflows: new Map([['player', { token: 'abc' }]]),
};

describe('failing', () => {
  it.each([
    '$steps.before.outputs.balance == 100',
    '$steps.before.outputs.balance + $inputs.amount - 100 == 500',
    '$steps.before.outputs.balance < 101 && $inputs.amount >= 500',
    '$inputs.amount == 1 || $inputs.amount == 500',
    "$workflows.player.outputs.token == 'abc'",
    "$steps.before.outputs.list has 'a'",
    "$steps.before.outputs.list lacks 'c'",
    '$steps.before.outputs.none == null',
    '$steps.gone.outputs.x == nothing',
    "sha256($workflows.player.outputs.token) == 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'",
    "$inputs.amount + 1 > doublePayout($steps.before.outputs.list, $inputs.amount) || time('1970-01-01T00:00:01Z') == 1000",
  ])('holds: %s', (condition) => {
    expect(findFailedComparison(condition, scope)).toBeNull();
  });

  it('returns the first failed comparison and the actual value.', () => {
    expect(findFailedComparison("$inputs.amount == 500 && $workflows.player.outputs.token != 'abc'", scope)).toEqual({
      left: '$workflows.player.outputs.token',
      operator: '!=',
      actual: 'abc',
      expected: 'abc',
    });
  });

  it('reports a function by its first argument.', () => {
    const failure = findFailedComparison("sha256($workflows.player.outputs.token) == 'x'", scope);
    expect(failure).toMatchObject({ left: '$workflows.player.outputs.token', expected: 'x' });
  });

  it.each(["$steps.gone.outputs.list lacks 'a'", '$steps.before.outputs.none > 0', '$steps.gone.outputs.x + 1 == 1'])(
    'fails if a value is missing: %s',
    (condition) => {
      expect(findFailedComparison(condition, scope)).not.toBeNull();
    },
  );

  it.each([
    '$inputs.amount',
    '$inputs.amount ~ 5',
    "$workflows.player.outputs.token == ~ 'abc'",
    '( 1 == 1',
    '1 == banana',
    'banana($inputs.amount) == 1',
    'sha256($inputs.amount == 1',
  ])('throws for an invalid condition: %s', (condition) => {
    expect(() => findFailedComparison(condition, scope)).toThrow(ConditionError);
  });
});

describe('fill', () => {
  it('keeps the type of a whole expression and interpolates embedded ones.', () => {
    expect(fillTemplate({ amount: '$inputs.amount', said: 'Bearer {$workflows.player.outputs.token}' }, scope)).toEqual({
      amount: 500,
      said: 'Bearer abc',
    });
  });

  it('throws for an unresolved expression.', () => {
    expect(() => fillTemplate(['$steps.gone.outputs.id'], scope)).toThrow(UnresolvedExpressionError);
  });
});
