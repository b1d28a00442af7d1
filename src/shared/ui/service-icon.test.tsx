import { _api } from '@iconify/react';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { iconPaths } from './icon-paths';
import { ServiceIcon } from './service-icon';
import { LIMITS } from './service-icon-loaded';

const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  // The fetch function is captured on import.
  _api.setFetch(async (target) => {
    const address = target instanceof Request ? target.url : target.toString();
    requested.push(address);
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

const renderIcon = (name: string | null) => render(<ServiceIcon name={name} fallback="star" />).container;
const path = (container: Element) => container.querySelector('path')?.getAttribute('d');

test('the service uses the limits of SPEC S18', () => {
  expect(LIMITS).toEqual({ timeout: 5000, rotate: 750, maxURL: 500 });
});

test('a bundled icon is rendered without a request', () => {
  expect(path(renderIcon('lucide:gift'))).toBe(iconPaths.gift);
  expect(requested).toEqual([]);
});

test.each([null, '', 'gift', 'lucide:', 'lucide:a b', '../evil:x', 'https://evil.example:x', 'a:b:c', '@evil:a:b', `a:${'b'.repeat(200)}`])(
  'the invalid name %j renders the fallback without a request',
  async (name) => {
    expect(path(renderIcon(name))).toBe(iconPaths.star);
    expect(requested).toEqual([]);
  },
);

test('another icon is fetched from the site and rendered as an image, in which no script runs', async () => {
  const container = renderIcon('mdi:rocket');
  expect(path(container)).toBe(iconPaths.star);
  await waitFor(() => expect(container.querySelector('span')).not.toBeNull());
  const mask = container.querySelector<HTMLElement>('span')?.style.maskImage ?? '';
  expect(decodeURIComponent(mask)).toContain('<path d="M1 2h3"/>');
  expect(mask).toContain('data:image/svg+xml,');
  expect(container.querySelector('script')).toBeNull();
  expect(requested.map((address) => new URL(address).origin)).toEqual([window.location.origin]);
});

test('an icon that fails to load leaves the fallback', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const container = renderIcon('gone:rocket');
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(path(container)).toBe(iconPaths.star);
});

test('missing code leaves the fallback, and reloads no page', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  vi.resetModules();
  vi.doMock('./service-icon-loaded', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const { onMissingCode } = await import('../lib/missing-code');
  const { ServiceIcon: IconWithoutCode } = await import('./service-icon');
  const recover = vi.fn(() => Promise.resolve(false));
  onMissingCode(recover);
  const { container } = render(<IconWithoutCode name="mdi:rocket" fallback="star" />);
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(path(container)).toBe(iconPaths.star);
  expect(recover).not.toHaveBeenCalled();
});

test('many icons are requested with URLs of at most 500 characters', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `many:a-name-that-is-quite-long-${index}`);
  render(names.map((name) => <ServiceIcon key={name} name={name} fallback="star" />));
  await waitFor(() => expect(requested.length).toBeGreaterThan(1));
  // The length is counted before encoding.
  for (const address of requested) expect(decodeURIComponent(address).length).toBeLessThanOrEqual(500);
});
