import { expect, it } from 'vitest';

import { fixtureReport, hostileReport } from './report.fixture';
import { renderGithub } from './github';

it('Each finding becomes an annotation at its line, as error or warning.', () => {
  const lines = renderGithub(fixtureReport).trimEnd().split('\n');
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe(
    "::error file=openapi/tags/wallet.yaml,line=214,title=response-schema%3A GET /api/wallet::answer 200, /data/balance%0AExpected: type integer%0AActual: string \"125.00\"%0A`balance` has the wrong type. Send a number, not a text. In Laravel: cast the column in $casts ('balance' => 'integer').%0Acurl -i 'http://127.0.0.1:8000/api/wallet' -H 'Accept: application/json' -H \"Authorization: Bearer $TOKEN\"",
  );
  expect(lines[5]).toMatch(/^::warning file=openapi\/tags\/lobby\.yaml,line=9,/);
});

it('Server output cannot start a workflow command.', () => {
  const lines = renderGithub(hostileReport).trimEnd().split('\n');
  expect(lines).toHaveLength(9);
  expect(lines[0]).toContain('@everyone %250A');
  expect(lines.every((line) => /^::(error|warning|notice) /.test(line))).toBe(true);
});
