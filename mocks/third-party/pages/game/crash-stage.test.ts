// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { timeOf } from '../../../domain/games/crash';
import { createCrash } from './crash-stage';

test('an ended flight shows the multiplier of its cash-out, to the hundredth', async () => {
  const root = document.createElement('div');
  const stage = createCrash({ root, game: '1', stake: () => 100, isReady: () => true, onChange() {} });
  await stage.show({ target: 300, elapsed: timeOf(300), crash: 412, cashedOut: 300 });
  expect(root.querySelector('.multiplier')?.textContent).toBe('3,00×');
});
