import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';

test('sent messages are listed for all players or for one, newest first', async () => {
  const { control, world } = testApp();
  expect((await control('GET /mail')).body).toEqual({ data: [] });
  world.mail.send({
    playerId: 'usr_1',
    kind: 'email',
    to: 'ana@exemplo.invalid',
    subject: 'Nova senha',
    text: 'Oi',
    link: '/reset?token=a',
  });
  world.clock.advance(1000);
  world.mail.send({ playerId: 'usr_2', kind: 'sms', to: '5521998765432', text: 'Seu código é 123456', code: '123456' });
  const letter = {
    id: expect.any(String),
    at: '2026-11-21T14:05:00-03:00',
    kind: 'email',
    to: 'ana@exemplo.invalid',
    subject: 'Nova senha',
    text: 'Oi',
    code: null,
    link: '/reset?token=a',
  };
  const all = (await control('GET /mail')).body as { data: object[] };
  expect(all.data).toMatchObject([{ kind: 'sms', code: '123456', link: null }, letter]);
  expect((await control('GET /mail?playerId=usr_1')).body).toEqual({ data: [letter] });
  expect((await control('GET /mail?playerId=usr_9')).status).toBe(404);
  expect((await control('GET /mail/newest?to=21998765432')).body).toEqual({ code: '123456', token: null });
  expect((await control('GET /mail/newest?to=ninguem@exemplo.invalid')).status).toBe(404);
});
