import { CAMPAIGN_FIELDS } from '@/product/campaign-fields';

/** URL parameters that are saved as cookies (SPEC K1). */
export const CAMPAIGN_PARAMS: readonly string[] = [...CAMPAIGN_FIELDS, 'ref', 'clickid', 'placement', 'afp'];

/** Returns the name of the cookie that stores a parameter. */
export const cookieName = (parameter: string) => (parameter === 'ref' ? 'referrer_id' : parameter);

/** Cookie with all landing parameters as one query string (SPEC D14). */
export const ALL_PARAMS_COOKIE = 'params';

/** Cookie with the client id of the analytics. */
export const CLIENT_ID_COOKIE = 'client_id';

/** Parameter that gives access to an account, the only one that `params` omits (SPEC K1, D14). */
export const SECRET_PARAM = 'token';

/** Parameter with the name of the auth modal that a URL opens (SPEC M1). */
export const AUTH_PARAM = 'auth';

/** Returns true for a parameter of development, such as `__scenario`, or of the operator's own links (SPEC K2a). */
export const isOwnParam = (name: string, ownParameters: readonly string[]) => name.startsWith('__') || ownParameters.includes(name);
