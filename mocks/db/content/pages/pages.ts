import { BETTING_RULES } from './betting-rules';
import { BONUS_POLICY } from './bonus-policy';
import { CASHIER_RULES } from './cashier-rules';
import { COOKIE_POLICY } from './cookie-policy';
import { HOSTILE_PAGE } from './hostile';
import { IDENTITY_POLICY } from './identity-policy';
import { OMBUDSMAN } from './ombudsman';
import type { RegulationPage } from './page';
import { PRIVACY } from './privacy';
import { RESPONSIBLE_GAMBLING } from './responsible-gambling';
import { SELF_EXCLUSION } from './self-exclusion';
import { TERMS } from './terms';
import { PREVIOUS_TERMS } from './terms-versions';

const byTitle = (one: RegulationPage, other: RegulationPage) => one.title.localeCompare(other.title, 'pt-BR');

/** Listed pages, sorted by title (SPEC R15, R16). */
export const PAGES: readonly RegulationPage[] = [
  TERMS,
  PRIVACY,
  RESPONSIBLE_GAMBLING,
  BONUS_POLICY,
  IDENTITY_POLICY,
  CASHIER_RULES,
  SELF_EXCLUSION,
  COOKIE_POLICY,
  OMBUDSMAN,
  BETTING_RULES,
].toSorted(byTitle);

// Responses by slug. They are frozen, so that they are validated and serialized once.
const answers = new Map([...PAGES, PREVIOUS_TERMS, HOSTILE_PAGE].map((page) => [page.slug, Object.freeze({ data: page })]));

/** Returns the response for a slug of a listed or unlisted page; undefined for any other. */
export const pageAnswer = (slug: string): Readonly<{ data: RegulationPage }> | undefined => answers.get(slug);
