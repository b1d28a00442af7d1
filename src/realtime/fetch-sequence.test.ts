// @vitest-environment node
import { expect, test } from 'vitest';

import { createFetchSequence } from './fetch-sequence';

function sequence() {
  let fetch = {};
  const it = createFetchSequence(() => fetch);
  return {
    ...it,
    start: () => {
      fetch = {};
    },
  };
}

test('the id changes only with a new fetch', () => {
  const it = sequence();
  const first = it.currentId();
  expect(it.currentId()).toBe(first);
  it.start();
  expect(it.currentId()).toBe(first + 1);
});

test('a response to a fetch that started before the event may be older than the event', () => {
  const it = sequence();
  const event = it.currentId();
  expect(it.isFetchOlderThan(event)).toBe(true);
  it.start();
  expect(it.isFetchOlderThan(event)).toBe(false);
});

test('an event is dropped once a fetch that started after it has its response', () => {
  const it = sequence();
  const event = it.currentId();
  it.start();
  expect(it.isUnanswered(event)).toBe(true);
  it.markAnswered();
  expect(it.isUnanswered(event)).toBe(false);
});

test('the response to a fetch that started before the event does not drop it', () => {
  const it = sequence();
  const event = it.currentId();
  it.markAnswered();
  expect(it.isUnanswered(event)).toBe(true);
});
