import { tests } from '../../scripts/addresses';

/** Origin of the deployed site in these tests. */
export const SITE = 'https://palpite.example';
/** Origin of the pages of third parties. nginx serves both origins, and tells them apart by the host name. */
export const FRAMES = 'https://frames.palpite.example';
/** Port of the proxy that ends TLS in front of nginx. */
export const TLS_PORT = tests.site + 2;
/** Public test key of Turnstile that demands a press: https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
export const CAPTCHA_KEY = '3x00000000000000000000FF';
