import { expect, test } from 'vitest';

import { exampleSecrets } from './example-secrets';

test('passwords are found in examples of schemas, of bodies, and by their format', () => {
  const document = {
    components: {
      schemas: {
        Login: {
          properties: {
            password: { type: 'string', example: 'one' },
            nova_senha: { examples: ['two'] },
            key: { format: 'password', default: 'three' },
          },
          example: { login: 'ana', password: 'four', nested: [{ client_secret: 'five' }] },
        },
      },
      securitySchemes: { oauth: { flows: { password: { tokenUrl: 'https://a.example/token' } } } },
    },
    paths: { '/password': { post: { summary: 'Changes the password.' } } },
  };
  expect([...exampleSecrets({ documents: new Map([['a.yaml', { text: '', parsed: document }]]) })].toSorted()).toEqual([
    'five',
    'four',
    'one',
    'three',
    'two',
  ]);
});
