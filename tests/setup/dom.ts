// This file defines browser APIs that jsdom does not have. Most of them do nothing: a test replaces those that it needs. After each test
// the React trees are unmounted. A held Enter or Space key does not repeat, as on the site.
import { webcrypto } from 'node:crypto';
import { TransformStream, WritableStream } from 'node:stream/web';
import { threadId } from 'node:worker_threads';

import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

import { registerViolationReporter } from '../../src/api/violation-port';
import { onIncident } from '../../src/shared/lib/incidents';
import { ignoreKeyRepeat } from '../../src/startup/ignore-key-repeat';

// Test files without isolation share the document and the storage, so that both are emptied before each file.
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
afterEach(cleanup);
// Violations that no test asked for would be reported in a later one.
afterEach(() => registerViolationReporter(null));
// Incidents of an earlier file, such as a frame that died, would reach the first listener of this one.
onIncident(() => undefined)();
ignoreKeyRepeat();
// The timeout is long, because a busy machine renders late.
configure({ asyncUtilTimeout: 60_000, reactStrictMode: true });

// React's development build records a call stack for each new element, up to 10,000 a second. That is a fifth of the time of all
// tests, so it is turned off.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null) {
  const count = { get: () => Number.POSITIVE_INFINITY, set: () => undefined, configurable: true };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', count);
}

class InertObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

class InertMediaQueryList extends EventTarget {
  readonly matches = false;
  readonly media: string;

  constructor(media: string) {
    super();
    this.media = media;
  }
}

/**
 * BroadcastChannel of one thread. Node delivers messages to all threads of the process, so a logout in one test file would end the
 * session in another one.
 */
class ThreadBroadcastChannel extends globalThis.BroadcastChannel {
  constructor(name: string) {
    super(`${String(threadId)} ${name}`);
  }
}

// The class is replaced only once, because files without isolation share it.
if (globalThis.BroadcastChannel.name !== ThreadBroadcastChannel.name) globalThis.BroadcastChannel = ThreadBroadcastChannel;
provide(globalThis, 'IntersectionObserver', InertObserver);
provide(globalThis, 'ResizeObserver', InertObserver);
provide(globalThis, 'matchMedia', (query: string) => new InertMediaQueryList(query));
provide(globalThis, 'TransformStream', TransformStream);
provide(globalThis, 'WritableStream', WritableStream);
provide(crypto, 'subtle', webcrypto.subtle);
provide(Performance.prototype, 'getEntriesByType', () => []);
// jsdom's own function does nothing but print that it does nothing.
globalThis.scrollTo = () => {};
provide(Element.prototype, 'scrollIntoView', () => {});
provide(HTMLDialogElement.prototype, 'showModal', showModal);
provide(HTMLDialogElement.prototype, 'show', showModal);
provide(HTMLDialogElement.prototype, 'close', close);

function showModal(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

function close(this: HTMLDialogElement, result?: string): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  if (result !== undefined) this.returnValue = result;
  this.dispatchEvent(new Event('close'));
}

/** Defines a property unless the object has it already, as with a newer jsdom. */
function provide(target: object, name: string, value: unknown): void {
  if (Reflect.get(target, name) === undefined) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
