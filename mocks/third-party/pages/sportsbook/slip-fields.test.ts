// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { render } from '../shared/dom';
import type { Actions } from './model';
import { bookModel, selection } from './model.fixture';
import { emptySlip, setStake } from './slip';
import { placeButton, slipReason } from './slip-fields';

function show(stake: number) {
  const slip = setStake({ ...emptySlip, selections: [{ ...selection, stake: 0 }] }, stake, selection);
  const model = bookModel(slip);
  render(document.body, placeButton(model, {} as Actions), slipReason(model));
  return { button: document.querySelector('button'), text: document.body.textContent };
}

it('a slip without a stake has a disabled button and no sentence below it, because its empty field shows what is missing', () => {
  const { button, text } = show(0);
  expect(button?.disabled).toBe(true);
  expect(text).toBe('Apostar');
});

it('a slip below the smallest stake says so below its disabled button', () => {
  const { button, text } = show(1);
  expect(button?.disabled).toBe(true);
  expect(text).toContain('O mínimo por aposta é');
});
