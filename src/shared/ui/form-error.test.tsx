import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { FormError } from './form-error';

test('a message that arrives is scrolled into view, once', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const { rerender } = render(<FormError message={undefined} />);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<FormError message="Algo falhou do nosso lado." />);
  expect(screen.getByRole('alert').textContent).toBe('Algo falhou do nosso lado.');
  const atFirst = scroll.mock.calls.length;
  rerender(<FormError message="Algo falhou do nosso lado." />);
  expect(atFirst).toBeGreaterThan(0);
  expect(scroll).toHaveBeenCalledTimes(atFirst);
  scroll.mockRestore();
});
