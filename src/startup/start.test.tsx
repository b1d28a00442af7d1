import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { RuntimeConfigError } from '@/api/runtime-config-checks';

import { start } from './start';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test('with an invalid configuration the error page is shown, and the console line names the key (SPEC N4)', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  document.body.innerHTML = '<div id="root"></div><script type="application/json" id="config">{"bonusPolicy":"us"}</script>';
  await act(async () => start(document));
  expect(await screen.findByText('Voltamos em breve!')).toBeTruthy();
  const [, error] = warn.mock.calls.find(([text]) => text === 'The site cannot start.') ?? [];
  expect(error).toBeInstanceOf(RuntimeConfigError);
  expect(String(error)).toContain('"bonusPolicy"');
});
