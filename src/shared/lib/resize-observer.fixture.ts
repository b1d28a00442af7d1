import { vi } from 'vitest';

/**
 * Stubs ResizeObserver until `vi.unstubAllGlobals`. The stub calls the callback at once for each observed element, without entries,
 * and never again. It has no `unobserve`.
 */
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
