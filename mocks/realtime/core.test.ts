import { describe, expect, test } from 'vitest';
import { createCore } from './core';
import type { Effect } from './effects';
import type { Faults } from './fault-injector';
import type { ErrorStyle } from './error-codes';

/** Creates a world with one subscriber of `x`. */
function world(faults: Faults = {}, errorStyle: ErrorStyle = 'inBand') {
  const clock = { now: 0 };
  const core = createCore({ key: 'k', now: () => clock.now, random: () => 0.5, errorStyle });
  const open = () => core.open({ appKey: 'k', query: new URLSearchParams('protocol=7') });
  const { socketId } = open();
  core.receive(socketId, '{"event":"pusher:subscribe","data":{"channel":"x"}}');
  core.setFaults(faults);
  const tick = (now: number) => core.tick((clock.now = now));
  return { core, open, socketId, tick };
}

const leaving = (effects: Effect[]) =>
  effects.flatMap((effect): string[] => {
    if (effect.type === 'send') return [effect.event === '' ? effect.frame : effect.event];
    if (effect.type === 'close') return [`close ${effect.code ?? 'plain'}`];
    return effect.type === 'cut' ? ['cut'] : [];
  });

describe('faults', () => {
  test('none: an event passes unchanged', () => {
    expect(leaving(world().core.publish('x', 'E', {}))).toEqual(['E']);
  });

  test.each<[ErrorStyle, string[]]>([
    ['inBand', ['pusher:error', 'close plain']],
    ['closeCode', ['close 4200']],
  ])('refuse: new connections are rejected, %s, open ones stay', (errorStyle, expected) => {
    const { core, open } = world({ refuse: { code: 4200, message: 'Down' } }, errorStyle);
    expect(leaving(open().effects)).toEqual(expected);
    expect(core.connections()).toHaveLength(1);
    core.setFaults({});
    expect(leaving(open().effects)).toEqual(['pusher:connection_established']);
  });

  test('dropIncoming: a ping gets no pong', () => {
    const { core, socketId } = world({ dropIncoming: true });
    expect(core.receive(socketId, '{"event":"pusher:ping"}')).toEqual([]);
    expect(leaving(core.publish('x', 'E', {}))).toEqual(['E']);
  });

  test('drop: named events or everything are dropped', () => {
    const { core, socketId } = world({ drop: ['E'] });
    expect(leaving(core.publish('x', 'E', {}))).toEqual([]);
    expect(leaving(core.publish('x', 'F', {}))).toEqual(['F']);
    core.setFaults({ drop: 'everything' });
    expect(leaving(core.receive(socketId, '{"event":"pusher:ping"}'))).toEqual([]);
  });

  test('duplicate: only published events are duplicated', () => {
    const { core, socketId } = world({ duplicate: true });
    expect(leaving(core.publish('x', 'E', {}))).toEqual(['E', 'E']);
    expect(leaving(core.receive(socketId, '{"event":"pusher:ping"}'))).toEqual(['pusher:pong']);
  });

  test('garbage: it precedes each published event', () => {
    const { core } = world({ garbage: ['{}', '{"event":5}'] });
    expect(leaving(core.publish('x', 'E', {}))).toEqual(['{}', '{"event":5}', 'E']);
  });

  test('slow: frames are delayed, with a wake effect', () => {
    const { core, tick } = world({ slow: { ms: 500, jitterMs: 100 } });
    expect(core.publish('x', 'E', {})).toEqual([{ type: 'wake', at: 550 }]);
    expect(leaving(tick(549))).toEqual([]);
    expect(leaving(tick(550))).toEqual(['E']);
    expect(leaving(tick(551))).toEqual([]);
  });

  test('slow: later frames do not overtake after the fault is cleared', () => {
    const { core, tick } = world({ slow: { ms: 500 } });
    core.publish('x', 'first', {});
    core.setFaults({});
    expect(leaving(core.publish('x', 'second', {}))).toEqual([]);
    expect(leaving(tick(500))).toEqual(['first', 'second']);
    expect(leaving(core.publish('x', 'third', {}))).toEqual(['third']);
  });

  test('slow: a close waits for earlier frames', () => {
    const { core, tick, socketId } = world({ slow: { ms: 500 } });
    core.publish('x', 'E', {});
    core.setErrorStyle('closeCode');
    expect(leaving(core.receive(socketId, 'nonsense'))).toEqual([]);
    expect(leaving(tick(500))).toEqual(['E', 'close 4200']);
  });

  test('slow: nothing is kept for a closed connection', () => {
    const { core, tick, socketId } = world({ slow: { ms: 500 } });
    core.publish('x', 'E', {});
    core.close(socketId);
    expect(tick(1000)).toEqual([]);
  });
});

describe('actions on all connections', () => {
  test('close with a code, drop, and send raw text', () => {
    const { core, open } = world();
    open();
    expect(leaving(core.closeAll(4100, 'Over capacity'))).toEqual(['close 4100', 'close 4100']);
    expect(leaving(core.cutAll())).toEqual(['cut', 'cut']);
    expect(leaving(core.sendRaw('[]'))).toEqual(['[]', '[]']);
  });
});
