import { expect, test } from 'vitest';

import { emptyFunctions } from './empty-functions';

const CODE = `function one(first, { second } = {}) {
  if (first) {
    return second;
  }
}
function oneMore() {
  return one(1);
}
`;

test('only the named function is emptied', () => {
  expect(emptyFunctions(CODE, ['one'], 'Code')).toBe('function one() {}\nfunction oneMore() {\n  return one(1);\n}\n');
});

test('a name may contain a dollar sign', () => {
  expect(emptyFunctions('function one$1() {\n  return 1;\n}\n', ['one$1'], 'Code')).toBe('function one$1() {}\n');
});

test('a function that does not exist is refused', () => {
  expect(() => emptyFunctions(CODE, ['two'], 'Code')).toThrow('Code has no function two');
});
