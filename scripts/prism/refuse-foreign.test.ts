import { spawn } from 'node:child_process';
import { request } from 'node:http';

import { afterEach, expect, test } from 'vitest';

import { tests } from '../addresses';
import { prismArguments } from './prism-arguments';

let end: (() => boolean) | undefined;
afterEach(() => end?.());

const status = (headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve) => {
    const call = request(`http://127.0.0.1:${String(tests.prism)}/v2/platform`, { headers }, (response) =>
      resolve(response.resume().statusCode),
    );
    call.on('error', () => resolve(undefined)).end();
  });

test('Prism answers programs and pages of this machine, and no page of another site', async () => {
  const prism = spawn(process.execPath, prismArguments('mock', tests.prism, ''), { stdio: 'ignore' });
  end = () => prism.kill('SIGKILL');
  await expect.poll(() => status({}), { timeout: 60_000 }).toBe(200);
  expect(await status({ Origin: 'http://localhost:5173' })).toBe(200);
  expect(await status({ Origin: 'https://evil.test' })).toBe(403);
  expect(await status({ Host: 'evil.test' })).toBe(403);
});
