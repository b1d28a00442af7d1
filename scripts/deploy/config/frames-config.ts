import { type ProviderOf, providers } from '../../../frames/providers';
import { base, type Check, flag, list, object, oneOf, optional, text } from '../../../src/api/runtime-config-checks';

import { httpsOrigin } from './deployment-checks';

/** Pages of third parties that a deployment serves. */
export interface FramesDeployment {
  /** Origin of the pages: https, and another host than the site's, because cookies ignore ports. */
  readonly origin: string;
  /** Provider of the captcha. */
  readonly captcha: 'none' | ProviderOf<'captcha'>;
  /** Provider of the identity verification. */
  readonly identity: 'none' | ProviderOf<'identity'>;
  /** Provider of the live chat. */
  readonly chat: 'none' | ProviderOf<'chat'>;
  /** Trackers, which run after the player's consent. */
  readonly tags: {
    /** True for Google Tag Manager, with the container `pixel_gtm` of the settings. */
    readonly gtm: boolean;
    /** Id of the Google tag, such as G-ABC123, whose client id the site keeps (SPEC K1); empty: none. */
    readonly measurement: string;
    /** Id of the Meta pixel; empty: none. */
    readonly pixel: string;
  };
  /** Provider of the sportsbook, if it is a script. */
  readonly sportsbook: 'none' | ProviderOf<'sportsbook'>;
  /** Address of a sportsbook that is a page and speaks our messages; empty: none. */
  readonly sportsbookPage: string;
  /** Providers of games whose own messages a page translates. */
  readonly games: readonly ProviderOf<'games'>[];
  /** Provider of the translation to Libras. */
  readonly libras: 'none' | ProviderOf<'libras'>;
}

/** Check of the key `deployment.frames`, which may be missing. */
export const framesCheck: Check<FramesDeployment | null> = optional(
  object<FramesDeployment>({
    origin: httpsOrigin,
    captcha: oneOf(['none', ...namesOf(providers.captcha)]),
    identity: oneOf(['none', ...namesOf(providers.identity)]),
    chat: oneOf(['none', ...namesOf(providers.chat)]),
    tags: object<FramesDeployment['tags']>({ gtm: flag(false), measurement: text(''), pixel: text('') }),
    sportsbook: oneOf(['none', ...namesOf(providers.sportsbook)]),
    sportsbookPage: base(''),
    games: list(oneOf(namesOf(providers.games))),
    libras: oneOf(['none', ...namesOf(providers.libras)]),
  }),
);

/** Returns the names of the rows of a table that has at least one. */
function namesOf<Name extends string>(rows: Readonly<Record<Name, unknown>>): [Name, ...Name[]] {
  return Object.keys(rows) as [Name, ...Name[]];
}
