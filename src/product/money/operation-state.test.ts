// @vitest-environment node
import { describe, expect, test } from 'vitest';

import type { OperationEvent, OperationState } from './operation-state';
import { transition } from './operation-state';

const record = { key: 'k1', body: '{}', knownIds: [], sentAt: 0 };
const idle: OperationState = { name: 'idle' };
const pending = (name: 'sending' | 'unknown' | 'unresolved', isRepeat = false): OperationState => ({ name, record, isRepeat });

describe('a money operation', () => {
  test.each<[from: OperationState, event: OperationEvent, to: OperationState]>([
    [idle, { type: 'started', record }, pending('sending')],
    [pending('sending'), { type: 'resolved' }, idle],
    [pending('sending'), { type: 'rejected' }, idle],
    [pending('sending'), { type: 'not_sent' }, idle],
    [pending('sending'), { type: 'response_lost' }, pending('unknown')],
    [pending('unknown'), { type: 'resolved' }, idle],
    [pending('unknown'), { type: 'polling_ended' }, pending('unresolved')],
    [pending('unresolved'), { type: 'repeated' }, pending('sending', true)],
    [pending('sending', true), { type: 'not_sent' }, pending('unresolved', true)],
    // A rejected repetition says nothing about the first request.
    [pending('sending', true), { type: 'rejected' }, pending('unknown', true)],
    [pending('sending', true), { type: 'response_lost' }, pending('unknown', true)],
  ])('in %o goes on %o to %o', (from, event, to) => {
    expect(transition(from, event)).toEqual(to);
  });

  test.each<OperationEvent>([
    { type: 'repeated' },
    { type: 'not_sent' },
    { type: 'rejected' },
    { type: 'response_lost' },
    { type: 'polling_ended' },
    { type: 'resolved' },
  ])('that is idle stays idle on %o', (event) => {
    expect(transition(idle, event)).toBe(idle);
  });

  test.each(['sending', 'unknown', 'unresolved'] as const)('that is %s is never replaced by another one', (name) => {
    const other = { ...record, key: 'k2' };
    expect(transition(pending(name), { type: 'started', record: other })).toEqual(pending(name));
  });
});
