import type { RegisterRequest } from '@generated/api/model/register-request';

import { truncate } from '@/shared/lib/truncate';
import { decodePercent } from '@/shared/lib/decode-percent';
import { CAMPAIGN_FIELDS } from '@/product/campaign-fields';
import { campaignJar } from '@/product/campaign-jar';

/** Names of the cookies that a registration sends as fields: ids of referrer and client, and `CAMPAIGN_FIELDS` (SPEC A15, K1). */
const FIELDS = ['referrer_id', 'client_id', ...CAMPAIGN_FIELDS] as const satisfies readonly (keyof RegisterRequest)[];

// Lengths that the contract allows, in code points.
const MAX_VALUE_LENGTH = 256;
const MAX_REFERER_LENGTH = 2048;

type MarketingFields = Pick<RegisterRequest, (typeof FIELDS)[number]>;

/**
 * Returns the fields of the campaign that brought the visitor, decoded and cut to `MAX_VALUE_LENGTH` code points. Empty ones are left out,
 * and one with an invalid encoding stays as it is.
 *
 * @param cookies campaign cookies in the format of `document.cookie`; by default those of the browser, or in memory before the consent
 */
export function marketingFields(cookies: string = campaignJar.cookie): MarketingFields {
  const values = new Map(cookies.split('; ').map((pair) => splitPair(pair)));
  const fields: MarketingFields = {};
  for (const name of FIELDS) {
    const value = truncate(decodePercent(values.get(name) ?? ''), MAX_VALUE_LENGTH);
    if (value !== '') fields[name] = value;
  }
  return fields;
}

/** Returns the referring page, cut to `MAX_REFERER_LENGTH` code points; no field without one, or if it is our own. */
export function refererField(page: Pick<Document, 'referrer'> = document): Pick<RegisterRequest, 'referer'> {
  const isOwn = page.referrer.startsWith(`${window.location.origin}/`);
  return page.referrer === '' || isOwn ? {} : { referer: truncate(page.referrer, MAX_REFERER_LENGTH) };
}

function splitPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}
