import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { beginHydration } from '@/startup/stages/hydration';

import { ResponsiveImage } from './responsive-image';

const URL = '/storage/cdn-cgi/image/width=240,format=auto/games/7.webp';
const SOURCE = { sizes: '11rem', src: URL, srcset: `${URL.replace('240', '160')} 160w,${URL.replace('240', '320')} 320w` };
const image = (url = URL, onBroken?: () => void) => (
  <ResponsiveImage url={url} widths={[160, 320]} sizes="11rem" alt="Jogo" onBroken={onBroken} />
);
const shown = () => {
  const element = screen.getByRole('img');
  return { sizes: element.getAttribute('sizes'), src: element.getAttribute('src'), srcset: element.getAttribute('srcset') };
};

afterEach(() => vi.restoreAllMocks());

test('an element that may be discarded has no source: it gets one in the document, before the browser fetches another width', () => {
  const given: string[] = [];
  const setAttribute = Element.prototype.setAttribute;
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function set(this: Element, name, value) {
    if (name in SOURCE) given.push(`${name} ${this.isConnected ? 'in the document' : 'outside'}`);
    setAttribute.call(this, name, value);
  });
  const { rerender } = render(image());
  expect(shown()).toEqual(SOURCE);
  rerender(image());
  expect(given).toEqual(['srcset in the document', 'sizes in the document', 'src in the document']);
});

test('another address replaces all of the source', () => {
  const { rerender } = render(image());
  rerender(image('https://i.example/7.avif'));
  expect(shown()).toEqual({ sizes: '11rem', src: 'https://i.example/7.avif', srcset: null });
});

test('prerendered HTML has the source, and so does the render that must match it', () => {
  vi.useFakeTimers();
  void beginHydration();
  const html = renderToString(image());
  vi.runAllTimers();
  vi.useRealTimers();
  expect(html).toContain(`src="${SOURCE.src}"`);
  expect(html).toContain('sizes="11rem"');
  expect(html).toContain('320w');
});

test('an image that cannot be loaded is reported, also if that happened before its hydration', () => {
  const onBroken = vi.fn<() => void>();
  const { unmount } = render(image(URL, onBroken));
  fireEvent.error(screen.getByRole('img'));
  expect(onBroken).toHaveBeenCalledTimes(1);
  unmount();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(image(URL, onBroken));
  expect(onBroken.mock.calls.length).toBeGreaterThan(1);
});
