import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { campaignJar, useWaitingCampaign } from '@/product/campaign-jar';
import { useConsentStore } from '@/product/consent-store';
import type { Consent } from '@/product/consent-store';
import { setRuntimeConfig } from '@/product/runtime-config';

import { applyCampaignConsent } from './campaign-consent';
import { readLanding } from './landing';
import { deleteMarketingCookies, saveLanding, storedCouponCode } from './marketing-cookies';

const LANDING = 'https://site.example/?btag=a&ref=ANA2026&code=BEMVINDO';

/** The browser's cookies by name. */
const stored = new Map<string, string>();
const names = () => [...stored.keys()].toSorted();

beforeEach(() => {
  stored.clear();
  useWaitingCampaign.setState({ cookies: new Map() });
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...stored].map(([name, value]) => `${name}=${value}`).join('; '));
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (text.includes('Max-Age=0;')) stored.delete(name);
    else stored.set(name, value);
  });
  answer(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  setRuntimeConfig(parseRuntimeConfig(''));
});

function answer(choice: Consent | undefined): void {
  useConsentStore.setState({ choice, isPromptOpen: choice === undefined });
  applyCampaignConsent(choice);
}

test('before an answer nothing of a campaign is written, and a registration still reads it (SPEC Q5)', () => {
  saveLanding(readLanding(LANDING));
  expect(names()).toEqual([]);
  for (const pair of ['btag=a', 'referrer_id=ANA2026', 'code=BEMVINDO']) expect(campaignJar.cookie).toContain(pair);
  expect(storedCouponCode()).toBe('BEMVINDO');
});

test('the consent writes what waited, so that no attribution is lost (SPEC Q5)', () => {
  saveLanding(readLanding(LANDING));
  answer('granted');
  expect(names()).toEqual(['btag', 'code', 'params', 'referrer_id']);
  expect(useWaitingCampaign.getState().cookies.size).toBe(0);
});

test('a refusal leaves only the coupon and the inviter, in memory (SPEC Q5)', () => {
  saveLanding(readLanding(LANDING));
  answer('denied');
  expect(names()).toEqual([]);
  expect(campaignJar.cookie.split('; ').toSorted()).toEqual(['code=BEMVINDO', 'referrer_id=ANA2026']);
  saveLanding(readLanding('https://site.example/?btag=b'));
  expect(campaignJar.cookie).not.toContain('btag');
});

test('a consent that is withdrawn deletes what it stored (SPEC Q5)', () => {
  answer('granted');
  saveLanding(readLanding(LANDING));
  stored.set('client_id', '1.2');
  stored.set('session', 'x');
  answer('denied');
  expect(names()).toEqual(['session']);
});

test('under the policy notice a landing is written at once, and a refusal deletes only the client id (SPEC Q5, K1)', () => {
  setRuntimeConfig(parseRuntimeConfig('{"regulation": {"marketingCookies": "notice"}}'));
  saveLanding(readLanding(LANDING));
  stored.set('client_id', '1.2');
  answer('denied');
  expect(names()).toEqual(['btag', 'code', 'params', 'referrer_id']);
});

test.each([
  ['consent', undefined, false],
  ['consent', 'denied', false],
  ['consent', 'granted', true],
  ['notice', undefined, true],
  ['notice', 'denied', false],
] as const)(
  'under the policy %s and the answer %s the client id of the analytics cookie is kept: %s (SPEC K1, Q5)',
  (policy, choice, isKept) => {
    setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ regulation: { marketingCookies: policy } })));
    stored.set('_ga', 'GA1.1.111.222');
    answer(choice);
    expect(stored.get('client_id')).toBe(isKept ? '111.222' : undefined);
  },
);

test('a logout forgets what waits too (SPEC L2)', () => {
  saveLanding(readLanding(LANDING));
  deleteMarketingCookies();
  expect([names(), campaignJar.cookie]).toEqual([[], '']);
});
