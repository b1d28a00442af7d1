import { vi } from 'vitest';

/** Stubs ResizeObserver: the stub reports each element as it begins to observe it. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void;
      constructor(onResize: () => void) {
        this.observe = onResize;
      }
      disconnect(): void {}
    },
  );
}
