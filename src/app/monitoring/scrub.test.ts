// @vitest-environment node
import { expect, test } from 'vitest';

import { scrub } from './scrub';

test.each([
  ['CPF 529.982.247-25 recusado', 'CPF [cpf] recusado'],
  ['document=52998224725', 'document=[cpf]'],
  ['cnpj 12.345.678/0001-95', 'cnpj [cnpj]'],
  ['no account ana@exemplo.invalid here', 'no account [e-mail] here'],
  ['ana.souza%40exemplo.invalid', '[e-mail]'],
  ['call +55 (31) 99123-4567 now', 'call [phone] now'],
  ['31991234567', '[cpf]'],
  ['3133334444', '[phone]'],
  ['Authorization: Bearer abc.def', 'Authorization: [secret] [token]'],
  ['jwt eyJhbGciOi.eyJzdWIi.c2ln', 'jwt [token]'],
  ['{"password":"palpite2026"}', '{"password":"[secret]"}'],
  ['at https://site.example/api/seo?source_id=7&x=ana#top failed', 'at https://site.example/api/seo failed'],
  ['GET /recuperar-senha?token=abc failed', 'GET /recuperar-senha failed'],
  ['wss://ws.example/app/key?protocol=7', 'wss://ws.example/app/key'],
  ['game 0f0e6a1c7b1c4a559b3a0d4c2f1e8a77 is gone', 'game [id] is gone'],
  ['game 0f0e6a1c-7b1c-4a55-9b3a-0d4c2f1e8a77 is gone', 'game [id] is gone'],
])('%j is scrubbed to %j', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});

test.each(["Cannot read properties of undefined (reading 'map')", 'Failed to fetch dynamically imported module', 'R$ 1.234,56'])(
  '%j has no personal data and is unchanged',
  (text) => {
    expect(scrub(text)).toBe(text);
  },
);

test('a long text is truncated without delay', () => {
  expect(scrub('a '.repeat(100_000))).toHaveLength(1000);
  expect(scrub('1'.repeat(100_000)).length).toBeLessThanOrEqual(1000);
});
