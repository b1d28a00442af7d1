import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { absolute, projectFiles } from '../../scripts/project-files';

/** Tests of the transport, of the service worker and of the session, whose calls are the subject of the tests. */
const OWN = /^src\/(api|service-worker|session)\//;

/** Tests that do not call the contract's operations, which are all that `backend()` of src/api/backend.fixture.ts answers. */
const OTHER_CALLS: Readonly<Record<string, string>> = {
  'frames/tags/tags.test.ts': 'the collector of a tag',
  'mocks/panel/element.test.ts': 'the control API of the stand-in',
  'mocks/panel/panel-page.fixture.ts': 'the control API of the stand-in',
  'mocks/third-party/pages/shared/backend.test.ts': "a third party's own client",
  'src/app/errors/retry-page.test.ts': 'the file with the id of the build',
  'src/app/updates/guarded-reload.test.ts': 'the file with the id of the build',
  'src/features/protection/inactivity/inactivity-lock.test.tsx': 'the time of the server',
};

test('only tests of other calls stub fetch by hand', () => {
  const stubbing = projectFiles(['src', 'frames', 'mocks', 'tests'])
    .filter((file) => /\.tsx?$/.test(file) && !OWN.test(file) && file !== 'tests/architecture/fetch-stubs.test.ts')
    .filter((file) => /stubGlobal\(\s*'fetch'|spyOn\((?:globalThis|window), 'fetch'\)|(?:globalThis|window)\.fetch = /.test(read(file)));
  expect(stubbing).toEqual(Object.keys(OTHER_CALLS));
});

const read = (file: string) => readFileSync(absolute(file), 'utf8');
