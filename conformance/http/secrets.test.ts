import { expect, test } from 'vitest';

import { toCurl, Secrets } from './secrets';

const secrets = new Secrets();
secrets.add('tok-12345', 'TOKEN');
secrets.addField('password', 'PASSWORD');

test('Secrets are masked everywhere, passwords only as JSON values.', () => {
  expect(secrets.mask('{"password":"password","t":"tok-12345"}')).toBe('{"password":"$PASSWORD","t":"$TOKEN"}');
});

test('Any JWT is masked, except the forged one.', () => {
  expect(secrets.mask('eyJhbGciOiJI.eyJzdWIi.c2ln eyJhbGciOiJI.eyJzdWIi.conformance')).toBe('$TOKEN eyJhbGciOiJI.eyJzdWIi.conformance');
});

test('A request becomes a curl command.', () => {
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
