import { _api } from '@iconify/react';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { iconPaths } from './icon-paths';
import { ServiceIcon } from './service-icon';
import { LIMITS } from './service-icon-loaded';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  // The service takes hold of the browser's own when it is loaded.
  _api.setFetch(async (target) => {
    const address = target instanceof Request ? target.url : target.toString();
    asked.push(address);
    if (address.includes('gone')) return new Response('', { status: 404 });
    const [, prefix = '', names = ''] = /\/icons\/([^.]+)\.json\?icons=([^&]+)/.exec(address) ?? [];
    const icons = Object.fromEntries(
      decodeURIComponent(names)
        .split(',')
        .map((name) => [name, { body: '<path d="M1 2h3"/><script>evil()</script>' }]),
    );
    return Response.json({ prefix, icons, width: 24, height: 24 });
  });
});

const draw = (name: string | null) => render(<ServiceIcon name={name} fallback="star" />).container;
const path = (container: Element) => container.querySelector('path')?.getAttribute('d');

test('the limits of the service (SPEC S18)', () => {
  expect(LIMITS).toEqual({ timeout: 5000, rotate: 750, maxURL: 500 });
});

test('an icon that the site has is drawn at once, and nothing is asked', () => {
  expect(path(draw('lucide:gift'))).toBe(iconPaths.gift);
  expect(asked).toEqual([]);
});

test.each([null, '', 'gift', 'lucide:', 'lucide:a b', '../evil:x', 'https://evil.example:x', 'a:b:c', '@evil:a:b', `a:${'b'.repeat(200)}`])(
  '%j is no name to ask for: the bundled icon stands in its place',
  async (name) => {
    expect(path(draw(name))).toBe(iconPaths.star);
    expect(asked).toEqual([]);
  },
);

test('another comes from the site itself, and is drawn as a picture, in which no script runs', async () => {
  const container = draw('mdi:rocket');
  expect(path(container)).toBe(iconPaths.star);
  await waitFor(() => expect(container.querySelector('span')).not.toBeNull());
  const mask = container.querySelector<HTMLElement>('span')?.style.maskImage ?? '';
  expect(decodeURIComponent(mask)).toContain('<path d="M1 2h3"/>');
  expect(mask).toContain('data:image/svg+xml,');
  expect(container.querySelector('script')).toBeNull();
  expect(asked.map((address) => new URL(address).origin)).toEqual([window.location.origin]);
});

test('one that does not come leaves the bundled icon', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const container = draw('gone:rocket');
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(path(container)).toBe(iconPaths.star);
});

test('many at once are asked for in addresses of 500 characters at most', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `many:a-name-that-is-quite-long-${index}`);
  render(names.map((name) => <ServiceIcon key={name} name={name} fallback="star" />));
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  // The service counts before the commas are encoded.
  for (const address of asked) expect(decodeURIComponent(address).length).toBeLessThanOrEqual(500);
});
