// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { pageHtml, withConfig } from '../page-html';
import { readConfig, selectAdapter } from './config';

const SITE = 'https://mare.example';
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const html = pageHtml('captcha', { scripts: ['/a.js'], styles: ['/a.css'] });

test('a page reads the configuration that its deployment has written', () => {
  const config = { siteOrigins: [SITE], providers: { turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js' } } };
  expect(readConfig(parse(withConfig(html, config)))).toEqual(config);
});

test('a page without a configuration does not start', () => {
  expect(() => readConfig(parse(html))).toThrow('has no configuration block');
  expect(() => readConfig(parse(''))).toThrow('has no configuration block');
});

test('the adapter is the one of the configured provider', () => {
  const adapters = { hcaptcha: 'one', turnstile: 'two' };
  const config = { siteOrigins: [SITE], providers: { turnstile: { script: '/providers/turnstile' } } };
  expect(selectAdapter(config, adapters)).toEqual({ adapter: 'two', options: { script: '/providers/turnstile' } });
  expect(() => selectAdapter({ ...config, providers: { constructor: {} } }, adapters)).toThrow('an adapter for none of constructor');
});
