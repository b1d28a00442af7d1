import { expect, test } from 'vitest';

import { toCurl } from './curl';

test('A masked request becomes a curl command, in which the shell substitutes the secret.', () => {
  const request = {
    method: 'POST',
    url: 'http://a/b?c=d',
    headers: { Accept: 'application/json', Authorization: 'Bearer $TOKEN' },
    body: `{"a":"it's"}`,
  };
  expect(toCurl(request)).toBe(
    `curl -i -X POST 'http://a/b?c=d' -H 'Accept: application/json' -H "Authorization: Bearer $TOKEN" --data-binary '{"a":"it'\\''s"}'`,
  );
});
