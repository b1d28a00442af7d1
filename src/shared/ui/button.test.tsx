import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Button } from './button';

test('a disabled button shows its reason, stays focusable and ignores presses', async () => {
  const press = vi.fn();
  render(
    <Button reason="Depósitos estão fechados." onClick={press}>
      Depositar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Depositar', description: 'Depósitos estão fechados.' });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});

test('a busy button ignores presses and does not submit its form', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Entrar
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(send).not.toHaveBeenCalled();
  rerender(
    <form onSubmit={send}>
      <Button type="submit">Entrar</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(send).toHaveBeenCalledOnce();
});
