import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

import { parseYaml } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parseArgs } from '../config/flags';
import { VERSION } from '../version';

const source = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(source, path), 'utf8');

interface Input {
  description: string;
  default: unknown;
}

interface Job {
  script: string[];
  variables: Record<string, string>;
  artifacts: { paths: string[]; reports: { junit: string } };
}

const action = parseYaml(read('ci/github/action.yml')) as {
  inputs: Record<string, Input>;
  runs: { using: string; steps: [{ run: string; env: Record<string, string> }, ...unknown[]] };
};
const [header = '', body = ''] = read('ci/gitlab/templates/contract.yml').split('\n---\n');
const { spec } = parseYaml(header) as { spec: { inputs: Record<string, Input> } };
const job = (parseYaml(body) as Record<string, Job>)['$[[ inputs.job ]]'];

/** The inputs that are no flags. */
const OTHER_INPUTS = ['package', 'reports', 'artifact', 'working-directory', 'image', 'job', 'stage'];

/** A value that is unlike every default, with a blank that a shell may split. */
const VALUES: Readonly<Record<string, string>> = {
  url: 'http://127.0.0.1:8000/an api',
  profile: 'smoke',
  seed: '7',
  workers: '2',
  'max-time': '30',
  'fail-on': 'warning',
  'allow-writes': 'true',
};
const valueOf = (name: string) => VALUES[name] ?? `my ${name}; echo $HOME`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-ci-'));
  writeFileSync(join(folder, 'npx'), '#!/bin/sh\nfor one in "$@"; do printf "%s\\n" "$one"; done\nexit "${NPX_EXIT:-0}"\n');
  chmodSync(join(folder, 'npx'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script with a substitute for npx, and returns the arguments of the checker. */
function runScript(shell: string, script: string, env: Readonly<Record<string, string>>): string[] {
  const PATH = `${folder}${delimiter}${process.env['PATH'] ?? ''}`;
  const output = execFileSync(shell, ['-c', script], { cwd: folder, encoding: 'utf8', env: { PATH, HOME: '/home/nobody', ...env } });
  const [, , command, ...args] = output.trimEnd().split('\n');
  expect(command).toBe('conformance');
  return args;
}

/** The variables of a script, by the input that each comes from. */
const fillIn = (variables: Readonly<Record<string, string>>, valueFor: (input: string) => string) =>
  Object.fromEntries(Object.entries(variables).map(([name, text]) => [name, valueFor(/inputs\.([\w-]+)/.exec(text)?.[1] ?? '')]));

describe.each([
  ['The GitHub action', 'bash', action.inputs, action.runs.steps[0].run, action.runs.steps[0].env],
  ['The GitLab component', 'sh', spec.inputs, job?.script.join('\n') ?? '', job?.variables ?? {}],
] as const)('%s', (_, shell, inputs, script, variables) => {
  const flags = Object.keys(inputs).filter((name) => !OTHER_INPUTS.includes(name));
  const github = { GITHUB_OUTPUT: '/dev/null', GITHUB_STEP_SUMMARY: '/dev/null' };

  it('passes each input on as the flag of its name, whatever is in it.', () => {
    const args = runScript(shell, script, {
      ...github,
      ...fillIn(variables, (name) => (name === 'reports' ? 'my reports' : valueOf(name))),
    });
    const command = parseArgs(args);
    expect(command.name).toBe('run');
    for (const name of flags) {
      expect(args).toContain(`--${name}`);
      if (name !== 'allow-writes') expect(args[args.indexOf(`--${name}`) + 1]).toBe(valueOf(name));
    }
  });

  it('passes nothing on that is left out.', () => {
    const defaults = fillIn(variables, (name) => String(inputs[name]?.default ?? ''));
    const args = runScript(shell, script, { ...github, ...defaults });
    const given = flags.filter(
      (name) => inputs[name]?.default === '' || inputs[name]?.default === 'false' || inputs[name]?.default === false,
    );
    for (const name of given) expect(args).not.toContain(`--${name}`);
    expect(parseArgs(args)).toMatchObject({ name: 'run', flags: { allowWrites: false } });
  });

  it('ends with the exit code of the checker.', () => {
    const env = { ...github, ...fillIn(variables, valueOf), NPX_EXIT: '4' };
    expect(() => runScript(shell, script, env)).toThrow(expect.objectContaining({ status: 4 }));
  });

  it('takes the published version by default, and describes each input.', () => {
    expect(inputs['package']?.default).toBe(`palpite-conformance@${VERSION}`);
    for (const { description } of Object.values(inputs)) expect(description).toMatch(/\.$/);
  });
});

it('The component keeps the reports that its script writes.', () => {
  const [folderName = ''] = job?.artifacts.paths ?? [];
  expect(job?.script.join('\n')).toContain(`junit=${job?.artifacts.reports.junit ?? ''}`);
  expect(job?.artifacts.reports.junit.startsWith(`${folderName}/`)).toBe(true);
});

it('The image installs the tarball of the folder that the pack command fills.', () => {
  const dockerfile = read('ci/docker/Dockerfile');
  expect(dockerfile).toContain('COPY palpite-conformance-*.tgz');
  expect(dockerfile).toMatch(/docker build .* conformance\/package\/dist\n/);
  expect(readFileSync(fileURLToPath(new URL('../../scripts/conformance/pack.ts', import.meta.url)), 'utf8')).toContain(
    "'conformance/package/dist'",
  );
});

it('The version is the newest of the changelog, after what is not released, and that of the documents.', () => {
  expect(/^## (?!Unreleased$)(.+)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(VERSION);
  for (const file of ['README.md', 'docs/ci.md', 'docs/laravel.md']) {
    const versions = [...read(file).matchAll(/palpite-conformance[@-](\d+\.\d+\.\d+)/g)].map(([, version]) => version);
    expect([...new Set(versions)].filter((version) => version !== VERSION)).toEqual([]);
  }
});
