import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { setRuntimeConfig } from '@/product/runtime-config';

import { AccessNotice } from './access-notice';

afterEach(() => setRuntimeConfig(parseRuntimeConfig('')));

function open(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <AccessNotice /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return (next: string) => act(() => router.navigate(next));
}
const warning = () => screen.queryByText(/riscos de dependência, de transtornos do jogo patológico e de perda dos valores das apostas/);

test('the first page of an access has the warning, without a button, and the next page does not (SPEC Q11)', async () => {
  const goTo = open('/casino');
  expect(warning()).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  await goTo('/promotions');
  expect(warning()).toBeNull();
});

test('a game shows no warning: the page after it does', async () => {
  const goTo = open('/games/mines');
  expect(warning()).toBeNull();
  await goTo('/');
  expect(warning()).not.toBeNull();
});

test('with the switch "footer" no page has it', () => {
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ regulation: { riskWarning: 'footer' } })));
  open('/');
  expect(warning()).toBeNull();
});
