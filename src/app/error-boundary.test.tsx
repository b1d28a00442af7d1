import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ErrorBoundary } from './error-boundary';

const warned = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warned);
  // React tells of what was caught, too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  warned.mockReset();
});

function Page({ fails }: { fails: boolean }) {
  if (fails) throw new Error('quebrou');
  return <h1>Carteira</h1>;
}

test('what fails while it is drawn is the error page, and told to the console (SPEC S20, S9)', () => {
  render(
    <ErrorBoundary>
      <Page fails />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Voltamos em breve!' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recarregar' })).toBeTruthy();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('Failed while drawing the site'), new Error('quebrou'));
});

test('another page is tried anew; the same one is not', () => {
  const site = (place: string, fails: boolean) => (
    <ErrorBoundary place={place}>
      <Page fails={fails} />
    </ErrorBoundary>
  );
  const page = render(site('/a', true));
  page.rerender(site('/a', false));
  expect(screen.queryByRole('heading', { name: 'Carteira' })).toBeNull();
  page.rerender(site('/b', false));
  expect(screen.getByRole('heading', { name: 'Carteira' })).toBeTruthy();
});

test('where something else is to stand in its place it does', () => {
  render(
    <ErrorBoundary fallback={<p>Sem janela</p>}>
      <Page fails />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Sem janela')).toBeTruthy();
});
