import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { loadConfig } from './file';
import { resolveContractFile, resolveRunConfig } from './settings';
import { parseArgs } from './flags';

const folder = mkdtempSync(join(tmpdir(), 'conformance-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

function load(text: string, env: NodeJS.ProcessEnv = {}, name = 'conformance.yaml') {
  const file = join(folder, name);
  writeFileSync(file, text);
  return loadConfig(file, env);
}

const parseFlags = (...argv: string[]) => {
  const command = parseArgs(argv);
  if (command.name !== 'run') throw new Error('not run');
  return command.flags;
};

describe('The configuration', () => {
  it('is read from YAML and JSON alike.', () => {
    const yaml = load(
      'server: http://127.0.0.1:8000\nbudget: 500\nwaivers:\n  - {check: slow, operation: a, reason: why, expires: 2027-01-31}\n',
    );
    const json = load(
      JSON.stringify({
        server: 'http://127.0.0.1:8000',
        budget: 500,
        waivers: [{ check: 'slow', operation: 'a', reason: 'why', expires: '2027-01-31' }],
      }),
      {},
      'c.json',
    );
    expect(yaml.settings).toEqual(json.settings);
    expect(yaml.settings.waivers?.[0]?.expires).toBe('2027-01-31');
  });

  it('substitutes environment variables, and keeps placeholders of the login.', () => {
    const { settings } = load(
      "accounts:\n  first: {email: a@b.test, password: '${env.SECRET}'}\nlogin: {method: POST, path: /login, tokenPointer: /token, body: {p: '${account.password}'}}\n",
      { SECRET: 'hunter22' },
    );
    expect(settings.accounts?.first?.['password']).toBe('hunter22');
    expect(settings.login?.body).toEqual({ p: '${account.password}' });
  });

  it.each([
    ['a: 1\n', ':1: a is not a known key; the keys are server, basePath, contract,'],
    [
      'seed: 1\nlogin:\n  body: {}\n  tokenPointer: /t\n  tokenPath: x\n',
      ':5: login.tokenPath is not a known key; the keys are operationId,',
    ],
    ['waivers:\n  - check: slow\n    operation: a\n    reason: b\n    expires: soon\n', ':5: waivers.0.expires is not a day'],
    ['waivers:\n  - check: slow\n    operation: a\n    expires: 2027-01-01\n', ':2: waivers.0.reason is missing'],
    [
      'waivers:\n  - check: slow\n    operation: a\n    why: b\n    reason: b\n    expires: 2027-01-01\n',
      ':4: waivers.0.why is not a known key',
    ],
    ['profile: half\n', ':1: profile must be one of smoke, quick, full, not "half"'],
    ['rate: fast\n', ':1: rate must be number, not "fast"'],
    ['threshold: {operations: 90}\n', ':1: threshold.operations is invalid'],
    ['hooks:\n  pay: {run: x}\n', ':2: hooks.pay is neither'],
    ["token: '${env.NOT_SET_ANYWHERE}'\n", ':1: token needs the environment variable NOT_SET_ANYWHERE'],
    ['a: [\n', 'not YAML or JSON'],
  ])('names the fault and its line in %j', (text, message) => {
    expect(() => load(text)).toThrow(message);
  });

  it('throws if its file is missing.', () => {
    expect(() => loadConfig(join(folder, 'nowhere.yaml'), {})).toThrow('there is no configuration at');
  });
});

describe('The run configuration', () => {
  it('prefers the command line to the configuration.', () => {
    const config = load('server: http://127.0.0.1:8000\nprofile: smoke\nheaders: {A: one, B: two}\nonly: [login]\ncontract: api.yaml\n');
    const run = resolveRunConfig(parseFlags('--profile', 'full', '--header', 'B: three', '--url', 'http://127.0.0.1:9000'), config);
    expect(run).toMatchObject({
      profile: 'full',
      headers: { A: 'one', B: 'three' },
      only: ['login'],
      server: new URL('http://127.0.0.1:9000'),
    });
    expect(run.contractFile).toBe(join(folder, 'api.yaml'));
  });

  it('allows neither writes nor money by default.', () => {
    expect(resolveRunConfig(parseFlags('--url', 'https://api.test'), load(''))).toMatchObject({ allowWrites: false, sandbox: false });
  });

  it('has a default contract.', () => {
    expect(resolveContractFile({}, load(''))).toMatch(/openapi\.yaml$/);
  });

  it('requires a server and a complete login.', () => {
    expect(() => resolveRunConfig(parseFlags(), load(''))).toThrow('--url is missing');
    expect(() => resolveRunConfig(parseFlags('--url', 'http://a.test'), load('seed: 2\nlogin: {body: {}, tokenPointer: /t}\n'))).toThrow(
      ':2: login needs',
    );
  });
});
