import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ActivateDialog } from './activate-dialog';
import { alerts, backend, onClose, pageText, renderForPlayer, startBackend, stopBackend, waiting, welcome } from './bonuses.fixture';
import { ExcludeDialog } from './exclude-dialog';

beforeEach(startBackend);
afterEach(stopBackend);

test('giving up a bonus states the exact loss, and both buttons have equal weight (SPEC C4)', async () => {
  renderForPlayer(<ExcludeDialog id="rol_7" onClose={onClose} />);
  const no = await screen.findByRole('button', { name: 'Manter bônus' });
  expect(pageText()).toContain('Você perde R$ 40,00 e o que já apostou para Bônus por apostas.');
  expect(pageText()).toContain('Saldo do bônusR$ 22,00Ganhos com o bônusR$ 18,00Você perdeR$ 40,00');
  expect(no.className).toBe(screen.getByRole('button', { name: 'Excluir bônus' }).className);
  await userEvent.click(no);
  expect([onClose.mock.calls.length, backend.writes]).toEqual([1, []]);
});

test('a double click gives up a bonus with one request (SPEC A5)', async () => {
  renderForPlayer(<ExcludeDialog id="rol_7" onClose={onClose} />);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Excluir bônus' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(backend.writes).toMatchObject([{ call: 'DELETE /api/bonus/rol_7' }]);
  expect(alerts()).toEqual(['success Bônus por apostas foi excluído.']);
});

test('activating a bonus names the bonus it replaces and what that bonus keeps (SPEC C4, A3)', async () => {
  backend.bonuses = [welcome, waiting];
  renderForPlayer(<ActivateDialog id="rol_8" onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Usar bônus' }));
  expect(pageText()).toContain('Bônus por apostas fica em espera, com R$ 40,00.');
  await waitFor(() => expect(backend.writes).toMatchObject([{ call: 'POST /api/active/rol_8' }]));
  await waitFor(() => expect(alerts()).toEqual(['success Giro está em uso.']));
});

test('the modal of a bonus that no longer exists says so', async () => {
  backend.bonuses = [];
  renderForPlayer(<ExcludeDialog id="rol_7" onClose={onClose} />);
  expect(await screen.findByText('Este bônus não está mais na sua conta.')).toBeTruthy();
});
