// @vitest-environment node
import { expect, test } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { verdictOf } from '../core/fair-checks';
import type { MinesRecords } from './read-journal';
import { records, TERMS } from './reference-game.fixture';
import { verifyMinesGame } from './verify';
import {
  played,
  endedAfter,
  press,
  cashOut,
  seen,
  reply,
  lostAt,
  paidAt,
  startOnly,
  pressed12,
  pressed2,
  answeredAfter,
  promise,
  onClocks,
} from './verify-journal.fixture';

test.each<[string, MinesGame, MinesRecords, 'passed' | 'unchecked' | 'failed']>([
  ['a start that is answered as lost', lostAt(0, 2), startOnly(reply(500, 'answered', seen('lost', [2]))), 'failed'],
  ['a lost start that is found as lost', lostAt(0, 2), startOnly(reply(500, 'lost'), reply(2000, 'found', seen('lost', [2]))), 'failed'],
  [
    'a lost start that is found open, and is played on',
    lostAt(9000, 2),
    startOnly(reply(500, 'lost'), reply(2000, 'found', seen('open', [])), press(8000, 2), reply(9000, 'answered', seen('lost', [2]))),
    'passed',
  ],
  [
    'a lost cash-out that is found as a loss',
    lostAt(9000, 12, 2),
    played(...pressed12, cashOut(9000), reply(9500, 'lost'), reply(11_000, 'found', seen('lost', [12, 2]))),
    'failed',
  ],
  [
    'a refused cash-out, and a loss that is stated seconds after it',
    lostAt(12_000, 12, 2),
    played(...pressed12, cashOut(9000), reply(9500, 'refused')),
    'failed',
  ],
  [
    'a cash-out that is refused in the second in which another device lost the game',
    lostAt(9000, 12, 2),
    played(...pressed12, cashOut(9500), reply(9700, 'refused')),
    'unchecked',
  ],
  [
    'a lost press that is found, and a payment by another device at once',
    { ...paidAt(12_000, 12, 7), multiplier: 1.28, payout: 1280 },
    played(...pressed12, press(9000, 7), reply(9500, 'lost'), reply(11_000, 'found', seen('open', [12, 7]))),
    'unchecked',
  ],
  [
    'a cash-out that is refused because another device lost the game before',
    lostAt(30_000, 12, 2),
    played(...pressed12, cashOut(60_000), reply(60_500, 'refused')),
    'unchecked',
  ],
  [
    'a lost cash-out, and a loss on another device a minute later',
    lostAt(70_000, 12, 2),
    played(...pressed12, cashOut(9000), reply(9500, 'lost'), reply(90_000, 'found', seen('lost', [12, 2]))),
    'unchecked',
  ],
  [
    'a lost cash-out that was executed',
    paidAt(9000, 12),
    played(...pressed12, cashOut(9000), reply(9500, 'lost'), reply(11_000, 'found', { ...seen('cashed_out', [12]), payout: 1120 })),
    'passed',
  ],
  ['an end on an unpressed mine while the player is away', lostAt(60_000, 12, 2), played(...pressed12), 'unchecked'],
  [
    'a start that arrives when it is repeated after a minute, and a cash-out on another device',
    paidAt(9000, 12),
    { ...records, lines: [...answeredAfter(61_000), ...pressed12] },
    'unchecked',
  ],
  [
    'a start that takes nine seconds, and a cash-out on another device',
    paidAt(7000, 12),
    { ...records, lines: [...answeredAfter(9000), ...pressed12] },
    'unchecked',
  ],
  [
    'a start that takes three seconds, and a lost cash-out that is found as a loss',
    lostAt(9000, 12, 2),
    {
      ...records,
      lines: [...answeredAfter(3000), ...pressed12, cashOut(9000), reply(9500, 'lost'), reply(11_000, 'found', seen('lost', [12, 2]))],
    },
    'failed',
  ],
  ['an end that is stated before an answer that showed the round open', lostAt(1000, 12, 2), played(...pressed12), 'failed'],
  [
    'a lost press, and a payment without its diamond',
    paidAt(9000, 12),
    played(...pressed12, press(9000, 7), reply(9500, 'lost'), reply(11_000, 'found', { ...seen('cashed_out', [12]), payout: 1120 })),
    'failed',
  ],
  [
    'a lost press that opened another cell',
    lostAt(9000, 12, 2),
    played(...pressed12, press(9000, 7), reply(9500, 'lost'), reply(11_000, 'found', seen('lost', [12, 2]))),
    'failed',
  ],
  [
    'a lost press, and a cash-out on another device later',
    paidAt(90_000, 12),
    played(...pressed12, press(9000, 7), reply(9500, 'lost')),
    'unchecked',
  ],
  [
    'a lost press that was executed',
    lostAt(9000, 12, 2),
    played(...pressed12, press(9000, 2), reply(9500, 'lost'), reply(11_000, 'found', seen('lost', [12, 2]))),
    'passed',
  ],
  ['a cash-out without a press on this device', paidAt(30_000, 12), played(...pressed12), 'unchecked'],
  [
    'a cell that is opened on another device',
    paidAt(30_000, 12),
    played(cashOut(30_000), reply(30_500, 'answered', { ...seen('cashed_out', [12]), payout: 1120 })),
    'unchecked',
  ],
  [
    'a confirmed cash-out that left the round open, and a loss',
    lostAt(30_000, 12, 2),
    played(...pressed12, cashOut(9000), reply(9500, 'answered', seen('open', [12]))),
    'failed',
  ],
  [
    'a cash-out that is confirmed with an unknown state, and played on to a mine',
    lostAt(12_000, 12, 2),
    played(...pressed12, cashOut(8000), reply(8500, 'answered'), press(11_000, 2), reply(11_500, 'answered', seen('lost', [12, 2]))),
    'failed',
  ],
  [
    'a cash-out that is confirmed with an unknown state, and a loss that nobody pressed',
    lostAt(9000, 12, 2),
    played(...pressed12, cashOut(8000), reply(8500, 'answered')),
    'failed',
  ],
  [
    'a cash-out that is confirmed with an unknown state, and paid',
    paidAt(9000, 12),
    played(...pressed12, cashOut(8000), reply(8500, 'answered')),
    'passed',
  ],
  [
    'a confirmed cash-out with an outdated response',
    paidAt(9000, 12),
    played(...pressed12, cashOut(9000), reply(9500, 'answered', seen('open', [12]))),
    'passed',
  ],
  [
    'the prize and multiplier that the rules give',
    paidAt(9000, 12),
    played(press(5000, 12), promise(1120, 1.12), cashOut(8000), reply(9000, 'answered', { ...seen('cashed_out', [12]), payout: 1120 })),
    'passed',
  ],
  [
    'a promised prize ten times as high',
    paidAt(9000, 12),
    played(press(5000, 12), promise(11_200, 11.2), cashOut(8000), reply(9000, 'answered', { ...seen('cashed_out', [12]), payout: 1120 })),
    'failed',
  ],
  [
    'a promised prize that is higher by a cent than the paid one',
    paidAt(9000, 12),
    played(press(5000, 12), promise(1121, 1.13), cashOut(8000), reply(9000, 'answered', { ...seen('cashed_out', [12]), payout: 1120 })),
    'failed',
  ],
  [
    'a promised prize that is higher than its multiplier gives',
    lostAt(9000, 12, 2),
    played(press(5000, 12), promise(1200, 1.12), press(8000, 2), reply(9000, 'answered', seen('lost', [12, 2]))),
    'failed',
  ],
  [
    'a promised prize that is too low, before a mine',
    lostAt(9000, 12, 2),
    played(press(5000, 12), promise(1100, 1.1), press(8000, 2), reply(9000, 'answered', seen('lost', [12, 2]))),
    'failed',
  ],
  [
    'a promised prize of better terms, before a mine',
    lostAt(9000, 12, 2),
    played(press(5000, 12), promise(1130, 1.13), press(8000, 2), reply(9000, 'answered', seen('lost', [12, 2]))),
    'passed',
  ],
  [
    'a loss that nobody pressed after a lost cash-out, with a start that is dated back',
    { ...lostAt(9500, 12, 2), started_at: endedAfter(-3_600_000) },
    played(...pressed12, cashOut(9000), reply(9500, 'lost'), reply(30_000, 'found', seen('lost', [12, 2]))),
    'failed',
  ],
  [
    'the same, if the clock was set back, or another device saw the end',
    { ...lostAt(9500, 12, 2), started_at: endedAfter(-3_600_000) },
    onClocks(3, ...pressed12, cashOut(9000), reply(9500, 'lost'), reply(30_000, 'found', seen('lost', [12, 2]))),
    'unchecked',
  ],
  [
    'a clock that is set forward in the game, and a cash-out on another device',
    paidAt(20_000, 12),
    onClocks(0, press(7_205_000, 12), reply(7_206_000, 'answered', seen('open', [12]))),
    'unchecked',
  ],
  [
    'a lost cash-out that was refused when it was repeated, and played on to a mine',
    lostAt(40_000, 12, 2),
    played(...pressed12, cashOut(8000), reply(8500, 'lost'), cashOut(38_000), reply(38_500, 'refused'), ...pressed2),
    'unchecked',
  ],
  [
    'a lost cash-out that was found open, and played on to a mine',
    lostAt(40_000, 12, 2),
    played(...pressed12, cashOut(8000), reply(8500, 'lost'), reply(10_000, 'found', seen('open', [12])), ...pressed2),
    'unchecked',
  ],
  [
    'a refused cash-out that was repeated without an answer, and played on to a mine',
    lostAt(40_000, 12, 2),
    played(...pressed12, cashOut(8000), reply(8500, 'refused'), cashOut(20_000), reply(20_500, 'lost'), ...pressed2),
    'unchecked',
  ],
  [
    'a lost cash-out that succeeded when it was repeated',
    paidAt(39_000, 12),
    played(
      ...pressed12,
      cashOut(8000),
      reply(8500, 'lost'),
      cashOut(38_000),
      reply(38_500, 'answered', { ...seen('cashed_out', [12]), payout: 1120 }),
    ),
    'passed',
  ],
  [
    'a lost cash-out that was found open, and a loss that nobody pressed a second after its repetition without an answer',
    lostAt(41_000, 12, 2),
    played(
      ...pressed12,
      cashOut(9000),
      reply(9500, 'lost'),
      reply(11_000, 'found', seen('open', [12])),
      cashOut(40_000),
      reply(40_500, 'lost'),
      reply(42_000, 'found', seen('lost', [12, 2])),
    ),
    'failed',
  ],
  [
    'a loss that nobody pressed a second after a lost cash-out was repeated, and lost again',
    lostAt(41_000, 12, 2),
    played(...pressed12, cashOut(9000), reply(9500, 'lost'), cashOut(40_000), reply(40_500, 'lost')),
    'failed',
  ],
  [
    'a lost cash-out whose repetition was refused, because another device had just lost the round',
    lostAt(39_500, 12, 2),
    played(...pressed12, cashOut(9000), reply(9500, 'lost'), cashOut(40_000), reply(40_500, 'refused')),
    'unchecked',
  ],
  [
    'a lost cash-out whose repetition did not leave this device, and a loss on another one',
    lostAt(41_000, 12, 2),
    played(...pressed12, cashOut(9000), reply(9500, 'lost'), cashOut(40_000), { ...reply(40_500, 'lost'), answer: { how: 'unsent' } }),
    'unchecked',
  ],
])('the journal with %s is compared', async (_, statement, journal, verdict) => {
  const checks = await verifyMinesGame(statement, journal, TERMS);
  expect(verdictOf(checks), JSON.stringify(checks.filter(({ passed }) => !passed))).toBe(verdict);
});
