import { describe, expect, test } from 'vitest';

import { duplicateMembers } from '../contract/duplicate-members';
import { parseJsonBody } from './json-body';

describe('A body that should be JSON is diagnosed:', () => {
  test.each([
    ['﻿{}', 'a byte order mark before the JSON'],
    ['', 'an empty body'],
    ['<br />\n<b>Warning</b>:  Undefined variable $x in <b>/a.php</b> on line <b>3</b><br />{"a":1}', 'a PHP warning in the body'],
    ['PHP Notice: Trying to access array offset in /a.php on line 2\n{}', 'a PHP notice in the body'],
    ['<!doctype html><title>Oops</title>', 'HTML:'],
    ['{"a":1', 'extra text after the JSON, or truncated JSON'],
    ['null{"a":1}', 'extra text before the JSON'],
  ])('%j', (body, actual) => {
    expect(parseJsonBody(body, false)).toMatchObject({ ok: false, actual: expect.stringContaining(actual) as string });
  });

  test('valid JSON is parsed.', () => {
    expect(parseJsonBody(' {"a":[1]} ', false)).toEqual({ ok: true, value: { a: [1] } });
  });

  test('bytes that are not UTF-8.', () => {
    expect(parseJsonBody('{}', true)).toMatchObject({ ok: false, actual: 'bytes that are not UTF-8' });
  });
});

test('Duplicate members are found, within their own object only.', () => {
  expect(duplicateMembers('{"a":{"b":1},"b":[{"c":1},{"c":2,"c":3}],"d":"{\\"x\\":1,\\"x\\":2}"}')).toEqual(['/b/1/c']);
  expect(duplicateMembers('{"a":1,"\\u0061":2}')).toEqual(['/a']);
});
