import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useCloseOnBack } from './use-close-on-back';

function Dialog({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  return null;
}

function Page({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      {isOpen && <Dialog onClose={() => undefined} />}
      <button type="button" onClick={() => history.pushState(null, '', '/next')}>
        Next page
      </button>
    </>
  );
}

test('a press while the browser goes back to the entry below a closed dialog still opens the next page', async () => {
  const { rerender } = render(<Page isOpen />);
  const go = history.go.bind(history);
  const hasPressed = new Promise<void>((resolve) => {
    vi.spyOn(history, 'go').mockImplementation((delta) => {
      go(delta);
      screen.getByRole('button', { name: 'Next page' }).click();
      window.addEventListener('popstate', () => resolve(), { once: true });
    });
  });
  rerender(<Page isOpen={false} />);
  await hasPressed;
  expect(location.pathname).toBe('/next');
});
