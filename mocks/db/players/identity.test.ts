import { expect, test } from 'vitest';

import { MESSAGE_RATE_LIMIT } from '../../domain/attempts';
import { createTestWorld } from '../../world.fixture';
import { restoreSnapshot, saveSnapshot } from '../snapshot';
import { readResetToken } from './recovery';

function busyWorld() {
  const world = createTestWorld(20);
  const ana = world.players.byId('usr_1');
  if (ana === undefined) throw new Error('this world has no Ana');
  const { recovery, contacts, documents, attempts } = world.identity;
  recovery.request(ana.email);
  contacts.request(ana, 'phone', { value: '11912345678', password: ana.password });
  documents.upload({ playerId: 'usr_1', type: 'rg', side: 'front', file: 'frente.jpg' });
  for (let count = 0; count < 5; count += 1) attempts.record('forgot', MESSAGE_RATE_LIMIT);
  return { world, ana };
}

test('a snapshot restores links, codes, documents, attempts and referrals', () => {
  const { world: before, ana } = busyWorld();
  const after = createTestWorld(20);
  restoreSnapshot(after, saveSnapshot(before));
  expect(saveSnapshot(after)).toBe(saveSnapshot(before));

  const [sms, link] = after.mail.forPlayer('usr_1');
  expect(after.identity.contacts.confirm(ana, 'phone', sms?.code ?? '').ok).toBe(true);
  const token = readResetToken(link?.link ?? '') ?? '';
  const wanted = { token, email: ana.email, password: 'novaSenha2026', confirmation: 'novaSenha2026' };
  expect(after.identity.recovery.reset(wanted).ok).toBe(true);
  expect(after.identity.documents.forPlayer('usr_1')).toMatchObject([{ status: 'pending' }]);
  expect(after.identity.attempts.retryAfterSeconds('forgot', MESSAGE_RATE_LIMIT)).toBe(600);
});

test('a reset clears all identity stores', () => {
  const { world } = busyWorld();
  world.reset();
  const { mail, attempts, recovery, contacts, documents, referrals } = world.identity.dump();
  expect({ mail, attempts, recovery, contacts, documents }).toEqual({ mail: [], attempts: [], recovery: [], contacts: [], documents: [] });
  expect(referrals).toMatchObject([{ referrerId: 'usr_1', playerId: 'usr_2', qualifiedAt: null }]);
  expect(world.players.byId('usr_2')?.referrerId).toBe('usr_1');
});

test('the mail store keeps only the latest messages', () => {
  const { mail } = createTestWorld(20);
  for (let count = 0; count < 250; count += 1) mail.send({ playerId: 'usr_1', kind: 'sms', to: '5511987654321', text: String(count) });
  expect(mail.all()).toHaveLength(200);
  expect(mail.all()[0]).toMatchObject({ text: '249', subject: '', code: null, link: null });
});
