import { expect, test } from 'vitest';

import { Findings } from '../findings';
import { sideBySide } from './side-by-side';

const createContext = () => ({ config: { workers: 3 }, findings: new Findings() });

const block = ({ findings }: { findings: Findings }, reason: string) => findings.block({ check: 'etag', operationId: null, reason });

test('Results and findings are in the order of the items, whichever ends first.', async () => {
  const context = createContext();
  const ends = new Map<string, () => void>();
  const all = sideBySide(context, ['first', 'second', 'third'], async (part, name) => {
    await new Promise<void>((resolve) => ends.set(name, resolve));
    block(part, name);
    return name.toUpperCase();
  });
  for (const name of ['third', 'second', 'first']) ends.get(name)?.();
  expect(await all).toEqual(['FIRST', 'SECOND', 'THIRD']);
  expect(context.findings.blocked.map(({ reason }) => reason)).toEqual(['first', 'second', 'third']);
});

test('After an error no other item starts, and the findings until then are kept.', async () => {
  const context = createContext();
  const started: string[] = [];
  const all = sideBySide(context, ['one', 'two', 'three', 'four', 'five'], (part, name) => {
    started.push(name);
    block(part, name);
    return name === 'two' ? Promise.reject(new Error('no response')) : Promise.resolve(name);
  });
  await expect(all).rejects.toThrow('no response');
  expect(started).toEqual(['one', 'two', 'three']);
  expect(context.findings.blocked.map(({ reason }) => reason)).toEqual(['one', 'two']);
});
