import { expect, test } from 'vitest';

import { Secrets } from './secrets';

const secrets = new Secrets();
secrets.add('tok-12345', 'TOKEN');
secrets.addField('password', 'PASSWORD');

test('Secrets are masked everywhere, passwords only as whole values.', () => {
  expect(secrets.mask('{"password":"password","t":"tok-12345"}')).toBe('{"password":"$PASSWORD","t":"$TOKEN"}');
});

test('A secret that begins with another one is masked as a whole.', () => {
  const both = new Secrets();
  both.add('tok-12345', 'ONE');
  both.add('tok-12345-67890', 'OTHER');
  expect(both.mask('tok-12345-67890 tok-12345')).toBe('$OTHER $ONE');
});

test.each([
  ['pretty-printed JSON', JSON.stringify({ password: 'password', name: 'password 1' }, null, 2)],
  ['pretty-printed JSON with tabs', JSON.stringify({ password: 'password', name: 'password 1' }, null, '\t')],
  ['JSON inside a JSON string', JSON.stringify({ body: JSON.stringify({ password: 'password', name: 'password 1' }) })],
  [
    'pretty-printed JSON inside a JSON string',
    JSON.stringify({ body: JSON.stringify({ password: 'password', name: 'password 1' }, null, 2) }, null, 2),
  ],
])('A password is masked in %s.', (_, text) => {
  expect(secrets.mask(text)).toBe(text.replace(/(password\\?":\s*\\?")password/, '$1$$PASSWORD'));
  expect(secrets.mask(text)).toContain('$PASSWORD');
});

test('A password with quotes, backslashes and special characters is masked.', () => {
  const odd = new Secrets();
  odd.addField('a"b\\c.*(1)', 'PASSWORD');
  expect(odd.mask(JSON.stringify({ password: 'a"b\\c.*(1)' }, null, 2))).toBe(JSON.stringify({ password: '$PASSWORD' }, null, 2));
  expect(odd.mask(JSON.stringify({ body: JSON.stringify({ password: 'a"b\\c.*(1)' }) }))).toContain('$PASSWORD');
});

test('A password of an example is masked as a value of JSON, of a form and of the contract, and elsewhere unless it may be a word.', () => {
  const examples = new Secrets();
  for (const secret of ['palpite2026', 'password']) examples.addExample(secret);
  expect(examples.mask('{"password":"password","name":"password 1"} a=password&b=password1 palpite2026')).toBe(
    '{"password":"$PASSWORD","name":"password 1"} a=$PASSWORD&b=password1 $PASSWORD',
  );
  const lines = [
    'password: { type: string, example: password }',
    "  - 'palpite2026'",
    'default: palpite2026',
    '["password"]',
    'format: passwords',
  ];
  expect(lines.map((line) => examples.maskSource(line))).toEqual([
    'password: { type: string, example: $PASSWORD }',
    "  - '$PASSWORD'",
    'default: $PASSWORD',
    '["$PASSWORD"]',
    'format: passwords',
  ]);
});

test('Any JWT is masked, except the forged one.', () => {
  expect(secrets.mask('eyJhbGciOiJI.eyJzdWIi.c2ln eyJhbGciOiJI.eyJzdWIi.conformance')).toBe('$TOKEN eyJhbGciOiJI.eyJzdWIi.conformance');
});
