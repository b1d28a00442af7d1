import { create } from 'zustand';

import { useConsentStore } from './consent-store';
import { regulation } from './runtime-config';

/**
 * Names of the cookies that the visitor wants, having followed a link with a coupon or an invitation. They outlive a
 * refusal of cookies, in memory.
 */
const REQUESTED: ReadonlySet<string> = new Set(['code', 'referrer_id']);

/** Cookies that wait for the visitor's consent, by name, each as the text that sets it. */
export const useWaitingCampaign = create<{ readonly cookies: ReadonlyMap<string, string> }>(() => ({ cookies: new Map() }));

const waiting = () => useWaitingCampaign.getState().cookies;
const setWaiting = (cookies: ReadonlyMap<string, string>) => useWaitingCampaign.setState({ cookies });
const pairOf = (text: string) => text.split(';', 1)[0] ?? '';
const nameOf = (text: string) => text.slice(0, text.indexOf('='));

/**
 * The cookies of campaigns, as `document.cookie`. Under the policy `consent` they are written only after the visitor's
 * consent, and kept in memory before it, so that no attribution is lost (SPEC K1, Q5). After a refusal only the coupon
 * and the inviter are kept, in memory. Deletions and reads concern both places. A text with `Max-Age=0;` is a deletion.
 */
export const campaignJar: Pick<Document, 'cookie'> = {
  get cookie() {
    const stored = document.cookie.split('; ').filter((pair) => pair !== '' && !waiting().has(nameOf(pair)));
    return [...stored, ...[...waiting().values()].map(pairOf)].join('; ');
  },
  set cookie(text) {
    const isDeletion = text.includes('Max-Age=0;');
    const next = new Map(waiting());
    next.delete(nameOf(text));
    if (isDeletion || isStored()) document.cookie = text;
    else if (useConsentStore.getState().choice === undefined || REQUESTED.has(nameOf(text))) next.set(nameOf(text), text);
    setWaiting(next);
  },
};

/** Writes the waiting cookies, which then no longer wait. Checks no consent: the caller calls it only after the visitor has given it. */
export function storeWaitingCampaign(): void {
  for (const text of waiting().values()) document.cookie = text;
  setWaiting(new Map());
}

/** Forgets the waiting cookies after a refusal, except for those of a coupon or an invitation. The caller deletes written cookies. */
export function dropWaitingCampaign(): void {
  setWaiting(new Map([...waiting()].filter(([name]) => REQUESTED.has(name))));
}

const isStored = () => regulation().marketingCookies === 'notice' || useConsentStore.getState().choice === 'granted';
