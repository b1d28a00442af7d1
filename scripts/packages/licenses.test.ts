import { expect, test } from 'vitest';

import { findForbiddenLicenses } from './licenses';

const shipped = (license?: string) => ({ 'node_modules/a': { version: '1.0.0', ...(license !== undefined && { license }) } });
const tool = (license: string) => ({ 'node_modules/x/node_modules/@scope/b': { version: '2.0.0', license, dev: true } });

test.each(['MIT', 'MIT-0', 'Apache-2.0', 'ISC', 'OFL-1.1', '(MPL-2.0 OR Apache-2.0)', 'MIT AND OFL-1.1'])(
  'a package with %s may reach the player',
  (license) => {
    expect(findForbiddenLicenses(shipped(license))).toEqual([]);
  },
);

test.each(['GPL-3.0-only', 'MPL-2.0', 'LGPL-3.0-or-later', 'MIT AND GPL-2.0', 'UNLICENSED', 'SEE LICENSE IN LICENSE'])(
  'a package with %s may not reach the player',
  (license) => {
    expect(findForbiddenLicenses(shipped(license))).toEqual([`a 1.0.0 (reaches the player) has the license ${license}`]);
  },
);

test('a package without a license is named', () => {
  expect(findForbiddenLicenses(shipped())).toEqual(['a 1.0.0 states no license']);
});

test('a tool may have a weak copyleft license, but no strong one', () => {
  expect(findForbiddenLicenses(tool('LGPL-3.0-or-later'))).toEqual([]);
  expect(findForbiddenLicenses(tool('AGPL-3.0-only'))).toEqual(['@scope/b 2.0.0 (a tool) has the license AGPL-3.0-only']);
});

test('the project itself is not checked', () => {
  expect(findForbiddenLicenses({ '': { version: '0.1.0' } })).toEqual([]);
});
