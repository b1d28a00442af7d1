import { expect, test } from 'vitest';

import { toCurl, Secrets } from './secrets';

const secrets = new Secrets();
secrets.add('tok-12345', 'TOKEN');
secrets.addField('password', 'PASSWORD');

test('secrets are masked wherever they stand, passwords where they are values', () => {
  expect(secrets.mask('{"password":"password","t":"tok-12345"}')).toBe('{"password":"$PASSWORD","t":"$TOKEN"}');
});

test('any JWT is masked, but for the one that is made up', () => {
  expect(secrets.mask('eyJhbGciOiJI.eyJzdWIi.c2ln eyJhbGciOiJI.eyJzdWIi.conformance')).toBe('$TOKEN eyJhbGciOiJI.eyJzdWIi.conformance');
});

test('a request becomes a line for a shell', () => {
  const request = {
    method: 'POST',
    url: 'http://a/b?c=d',
    headers: { Accept: 'application/json', Authorization: 'Bearer tok-12345' },
    body: `{"a":"it's"}`,
  };
  expect(toCurl(secrets.maskRequest(request))).toBe(
    `curl -i -X POST 'http://a/b?c=d' -H 'Accept: application/json' -H "Authorization: Bearer $TOKEN" --data-binary '{"a":"it'\\''s"}'`,
  );
});
