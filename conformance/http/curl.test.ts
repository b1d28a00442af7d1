import { expect, test } from 'vitest';

import { toCurl } from './curl';

test('A masked request becomes a curl command, in which the shell substitutes the secret.', () => {
  const request = {
    method: 'POST',
    url: 'http://a/b?c=d',
    headers: { Accept: 'application/json', Authorization: 'Bearer $TOKEN' },
    body: `{"a":"it's"}`,
  };
  expect(toCurl(request, new Set(['$TOKEN']))).toBe(
    `curl -i -X POST 'http://a/b?c=d' -H 'Accept: application/json' -H "Authorization: Bearer $TOKEN" --data-binary '{"a":"it'\\''s"}'`,
  );
});

test.each([
  ['beside a secret', 'Bearer $TOKEN $(touch a) $HOME `id`', String.raw`"X: Bearer $TOKEN \$(touch a) \$HOME \`id\`"`],
  ['alone', '$A$(touch a)', "'X: $A$(touch a)'"],
])('A text of a server is not run by the shell, %s.', (_, value, quoted) => {
  const request = { method: 'GET', url: 'http://a', headers: { X: value }, body: null };
  expect(toCurl(request, new Set(['$TOKEN']))).toBe(`curl -i 'http://a' -H ${quoted}`);
});
