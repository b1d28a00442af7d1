// What jsdom lacks and pages use. Each stands still: a test that needs one to move replaces it.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

import { ignoreKeyRepeat } from '../../src/app/startup/ignore-key-repeat';

afterEach(cleanup);
// Installed before the site starts: on every page a held key acts once.
ignoreKeyRepeat();
// A busy machine draws late: what never comes is found out all the same.
configure({ asyncUtilTimeout: 5000 });

class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

class StillMedia extends EventTarget {
  readonly matches = false;
  readonly media: string;

  constructor(media: string) {
    super();
    this.media = media;
  }
}

provide(globalThis, 'IntersectionObserver', StillObserver);
provide(globalThis, 'ResizeObserver', StillObserver);
provide(globalThis, 'matchMedia', (query: string) => new StillMedia(query));
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

/** Leaves alone what is there already, so that a newer jsdom wins; a name without a value is not there. */
function provide(target: object, name: string, value: unknown): void {
  if (Reflect.get(target, name) === undefined) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
