import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { absolute, projectFiles } from '../../scripts/project-files';

const SERVER = /\b(?:createServer|createSecureServer|getRequestListener)\(|\bserve\(\{|\bhostname: /;
/** Call that listens, with its host. Of options on several lines, those before the first closing bracket count. */
const LISTENS = /\.listen\(\s*(?:0|[\w.]*[pP]ort(?: \+ 1)?|TLS_PORT)\b[^)\n]*\)?|\bserve\(\{(?: [^\n]*|(?:\n(?! *\})[^\n]*)*)/g;
const LOOPBACK = /'127\.0\.0\.1'|'localhost'|hostname: (?:LOOPBACK|host)\b/;

test('every server of the project listens on this machine only, unless a flag opens it', () => {
  const found = projectFiles(['bench', 'conformance', 'frames', 'mocks', 'scripts', 'tests'])
    .filter((file) => /\.m?ts$/.test(file) && file !== 'tests/architecture/local-servers.test.ts')
    .map((file) => [file, readFileSync(absolute(file), 'utf8')] as const)
    .filter(([, text]) => SERVER.test(text))
    .flatMap(([file, text]) => [...text.matchAll(LISTENS)].map(([call]) => `${file}: ${call}`));
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter((call) => !LOOPBACK.test(call))).toEqual([]);
});
