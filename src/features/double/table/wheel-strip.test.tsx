import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { createServerClock } from './server-clock';
import { WheelStrip } from './wheel-strip';

afterEach(() => Reflect.deleteProperty(Element.prototype, 'animate'));

test('a page that is left in a spin ends it, because the browser keeps the nodes of an animation', () => {
  const cancel = vi.fn<() => void>();
  Object.defineProperty(Element.prototype, 'animate', { value: () => ({ cancel }), configurable: true });
  const clock = createServerClock(() => 0);
  clock.advanceTo(0);
  const { unmount } = render(<WheelStrip round="7" phase="rolling" roll={5} previousRoll={3} clock={clock} landsAt={6000} />);
  const atFirst = cancel.mock.calls.length;
  unmount();
  expect(cancel).toHaveBeenCalledTimes(atFirst + 1);
});
