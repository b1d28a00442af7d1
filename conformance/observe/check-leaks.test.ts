import { expect, test } from 'vitest';

import { checkServer, correctServer } from '../false-green.fixture';

const check = (text: string) =>
  checkServer((visit) => (visit.path === '/news' && visit.method === 'GET' ? { status: 200, body: { text } } : correctServer(visit)));

test.each(['$2y$10$92IXUNpkjO0rOQ5byMi.Ye4oKoEa3Ro9llC/.og/at2.uheWG/igi', '$argon2id$v=19$m=65536,t=4,p=1$c29tZXNhbHQ$aGFzaA'])(
  'The hash of a password is a leak, also where the schema is open: %s',
  async (hash) => {
    const { code, out } = await check(hash);
    expect(out).toContain('the hash of a password');
    expect(code).toBe(1);
  },
);

test.each(['$2y$10 is a price', 'bcrypt begins with $2y$'])('Other texts with dollar signs are none: %s', async (text) => {
  expect((await check(text)).code).toBe(0);
});

test('A path of the server in an error is a leak.', async () => {
  const { out } = await checkServer((visit) =>
    visit.path === '/news' && visit.method === 'GET'
      ? { status: 404, body: { message: "ENOENT: no such file or directory, stat '/data/files/a'" } }
      : correctServer(visit),
  );
  expect(out).toContain('a file path');
});
