import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { requestConfirmation } from '@/product/access-confirmation';
import { closeAllModals } from '@/product/modal-store';

import { mockBackend, press, renderPart, answers, sent } from '../account-page.fixture';
import { PROMPT_LIMIT_MS } from './device-position';
import { LocationDialog } from './location-dialog';

mockBackend();

const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
beforeEach(() => {
  getCurrentPosition.mockReset();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
});
afterEach(closeAllModals);

const SAO_PAULO = { coords: { latitude: -23.55, longitude: -46.63, accuracy: 30 } };
const tell = (position: object) => getCurrentPosition.mockImplementation((done) => Reflect.apply(done, undefined, [position]));
const refusePosition = (code: number) =>
  getCurrentPosition.mockImplementation((_, failed) => failed && Reflect.apply(failed, undefined, [{ code, PERMISSION_DENIED: 1 }]));
const answer = (inside: boolean) => {
  answers.reportLocation = () => ({ data: { inside, valid_until: inside ? '2026-11-21T14:35:00-03:00' : null } });
};
const show = () => renderPart(<LocationDialog onClose={() => undefined} />);

test('nothing is asked of the device before a press, and a position in Brazil answers the request (SPEC Q34)', async () => {
  tell(SAO_PAULO);
  answer(true);
  const asked = requestConfirmation('location_required');
  show();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await press('Permitir localização');
  expect(await asked).toBe(true);
  expect(sent.at(-1)?.body).toEqual({ latitude: -23.55, longitude: -46.63, accuracy_m: 30 });
});

test('outside Brazil the player learns what stays open (SPEC Q34)', async () => {
  tell(SAO_PAULO);
  answer(false);
  show();
  await press('Permitir localização');
  expect(await screen.findByText(/você está fora do Brasil\..*você pode sacar\./)).toBeTruthy();
});

test('a question that the browser closes without an answer ends with what to do (SPEC Q34)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show();
  await press('Permitir localização');
  await vi.advanceTimersByTimeAsync(2 * PROMPT_LIMIT_MS);
  vi.useRealTimers();
  expect(await screen.findByText(/Ligue a localização do aparelho/)).toBeTruthy();
});

test.each([
  [1, /Libere a localização deste site/],
  [2, /Ligue a localização do aparelho/],
])('a device without a position (%i) says what to do, and can be asked again (SPEC Q34)', async (code, text) => {
  refusePosition(code);
  show();
  await press('Permitir localização');
  expect(await screen.findByText(text)).toBeTruthy();
  tell(SAO_PAULO);
  answer(true);
  await press('Tentar de novo');
  await vi.waitUntil(() => sent.length === 1);
});
