import { join, resolve } from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { projectFiles } from '../../scripts/project-files';

import { withFixtureProject } from './fixture-project';
import { findLooseTexts } from './translated-text';

const options = readOptions();

function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
  return ts.parseJsonConfigFileContent(config, ts.sys, process.cwd()).options;
}

test('every text that React changes beside other nodes has an element of its own', () => {
  const files = projectFiles(['src']).filter((file) => file.endsWith('.tsx') && !/\.(test|fixture)\.tsx$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = findLooseTexts(
    files.map((file) => resolve(file)),
    options,
  );
  expect(found.map(({ file, line, code }) => `${file}:${String(line)} ${code}`)).toEqual([]);
});

const DECLARED = `
import type { ReactNode } from 'react';
declare const amount: number, name: string, isOpen: boolean, names: string[], label: 'Sim' | 'Não';
const Icon = () => <svg />;
const Maybe = () => (isOpen ? <b /> : null);
const Slot = ({ end, children }: { end?: ReactNode; children: ReactNode }) => <p>{isOpen && <i />}{children}{end}</p>;
const Inner = ({ text }: { text: ReactNode }) => <Slot end={text}><b /></Slot>;
const Render = ({ children }: { children: (one: number) => ReactNode }) => children(1);
const Frame = ({ children }: { children: ReactNode }) => <div>{children}</div>;
`;

const loose: readonly [rule: string, code: string][] = [
  ['an amount beside a text', '<p>Sacar {amount}</p>'],
  ['a text that comes and goes', "<p><b />{isOpen && 'Aberto'}</p>"],
  ['one of two texts', '<p><Icon />{label}</p>'],
  ['a constant text behind an element that comes and goes', '<p>{isOpen && <b />}Entrar</p>'],
  ['a constant text behind a component that may be empty', '<p><Maybe />Entrar</p>'],
  ['a text in a fragment, which may be removed', '<p>{isOpen && <><b />Entrar</>}</p>'],
  ['a list of texts', '<p>{names}</p>'],
  ['a text given to a component that renders it beside others', '<Slot>Entrar</Slot>'],
  ['the same through a property', '<Slot end="Entrar"><b /></Slot>'],
  ['the same through another component', '<Inner text={name} />'],
  ['the same by a function', '<Render>{() => name}</Render>'],
  ['one of several children of a component', '<Frame>Sacar {amount}</Frame>'],
];

const own: readonly [rule: string, code: string][] = [
  ['a text that is the only child', '<p>{name}</p>'],
  ['a text that comes and goes as the only child', "<p>{isOpen && 'Aberto'}</p>"],
  ['one text of several values', '<p>{`Sacar ${amount}`}</p>'],
  ['constant texts and elements', '<p>Leia os <a href="/">termos</a> antes.</p>'],
  ['a constant text behind a component that is always one element', '<p><Icon />Entrar</p>'],
  ['a constant text before an element that comes and goes', '<p>Entrar{isOpen && <b />}</p>'],
  ['an element given to a component that renders it beside others', '<Slot end={<i>{name}</i>}><b>Entrar</b></Slot>'],
  ['a text given to a component that renders it alone', '<Frame>{name}</Frame>'],
];

/** Returns the names of the planted components in which a text is found. */
function foundIn(cases: readonly [rule: string, code: string][]): string[] {
  const components = cases.map(([, code], index) => `export const Case${String(index)} = () => ${code};`);
  const files = { 'planted.tsx': DECLARED + components.join('\n') };
  const types = { ...options, types: [], typeRoots: [], paths: { react: [resolve('node_modules/@types/react')] } };
  const found = withFixtureProject(files, [], (root) =>
    findLooseTexts([join(root, 'planted.tsx')], { ...types, jsx: ts.JsxEmit.Preserve, baseUrl: process.cwd() }),
  );
  const start = DECLARED.split('\n').length;
  return [...new Set(found.map(({ line }) => cases[line - start]?.[0] ?? `line ${String(line)}`))];
}

test('a text beside others that changes is found', () => {
  expect(foundIn(loose).toSorted()).toEqual(loose.map(([rule]) => rule).toSorted());
});

test('a text with an element of its own, or a text that nothing changes, is not', () => {
  expect(foundIn(own)).toEqual([]);
});
