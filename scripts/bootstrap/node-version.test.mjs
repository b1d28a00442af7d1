import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { nodeProblem } from './node-version.mjs';

it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.1', '24.0.0', '26.10.0'])('Node %s runs the project', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

it.each(['16.20.2', '18.20.4', '20.18.3', '21.7.3', '22.11.0'])('Node %s is refused in one line', (version) => {
  expect(nodeProblem(version)).toBe(
    `This project needs Node 20.19, 22.12, 24 or newer, and this is Node ${version}. Nothing was installed. See https://nodejs.org.`,
  );
});

const text = (file) => readFileSync(file, 'utf8');

it('package.json, .nvmrc, the devcontainer and the CI workflow name versions that run the project', () => {
  expect(JSON.parse(text('package.json')).engines.node).toBe('^20.19.0 || >=22.12.0');
  const [, image] = /javascript-node:(\d+)-/.exec(text('.devcontainer/devcontainer.json'));
  const [, matrix] = /matrix: \{ node: \[(.*)\] \}/.exec(text('.github/workflows/ci.yml'));
  const named = [text('.nvmrc').trim(), image, ...matrix.replaceAll("'", '').split(', ')];
  expect(named).toHaveLength(5);
  for (const version of named) expect(nodeProblem(version.includes('.') ? version : `${version}.0.0`)).toBeUndefined();
});
