import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { MoneyField } from './money-field';
import type { MoneyFormat } from './money-text';
import { BRAZILIAN } from './money-text';

const changed = vi.fn<(value: number | null) => void>();

function Box({ start = null, format }: { start?: number | null; format?: MoneyFormat }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MoneyField
        label="Valor"
        value={value}
        format={{ ...BRAZILIAN, ...format }}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue(5000)}>
        R$ 50,00
      </button>
    </>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>('Valor');

test('the value is in cents and the text in reais', async () => {
  render(<Box format={{ blank: true }} />);
  expect(box().value).toBe('');
  await userEvent.type(box(), '123456');
  expect(box().value).toBe('1.234,56');
  expect(changed).toHaveBeenLastCalledWith(123_456);
});

test('an amount that is deleted leaves a blank field', async () => {
  render(<Box format={{ blank: true }} />);
  await userEvent.type(box(), '5{Backspace}{Backspace}');
  expect(box().value).toBe('');
  expect(changed).toHaveBeenLastCalledWith(null);
});

test('a digit is inserted at the caret, which keeps its distance from the end', async () => {
  render(<Box start={123_456} />);
  await userEvent.click(box());
  box().setSelectionRange(5, 5);
  await userEvent.keyboard('9');
  expect(box().value).toBe('12.349,56');
  expect(box().value.length - (box().selectionStart ?? 0)).toBe(3);
  await userEvent.keyboard('{Backspace}');
  expect(box().value).toBe('1.234,56');
});

test.each(['1.234,56', '1,234.56'])('pasting %s over the whole amount sets 1.234,56', async (text) => {
  render(<Box start={99} />);
  await userEvent.click(box());
  box().setSelectionRange(0, box().value.length);
  await userEvent.paste(text);
  expect(box().value).toBe('1.234,56');
  expect(changed).toHaveBeenLastCalledWith(123_456);
});

test('each minus sign changes the sign of the amount', async () => {
  render(<Box start={5} />);
  await userEvent.type(box(), '-');
  expect([box().value, changed.mock.lastCall]).toEqual(['-0,05', [-5]]);
  await userEvent.type(box(), '-');
  expect([box().value, changed.mock.lastCall]).toEqual(['0,05', [5]]);
});

test('limits apply on blur and on Enter', async () => {
  render(<Box format={{ min: 1000, max: 5000 }} start={1000} />);
  await userEvent.clear(box());
  await userEvent.type(box(), '999900');
  expect(box().value).toBe('9.999,00');
  await userEvent.tab();
  expect([box().value, changed.mock.lastCall]).toEqual(['50,00', [5000]]);
  await userEvent.clear(box());
  await userEvent.type(box(), '1{Enter}');
  expect([box().value, changed.mock.lastCall]).toEqual(['10,00', [1000]]);
});

test('a value set by the parent is displayed', async () => {
  render(<Box start={1} />);
  await userEvent.click(screen.getByRole('button'));
  expect(box().value).toBe('50,00');
});
