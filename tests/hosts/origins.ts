import { tests } from '../../scripts/addresses';

/** Origin of the deployment in these tests. */
export const SITE = 'https://palpite.example';
/** Origin of third parties, which nginx knows by its host name. */
export const FRAMES = 'https://frames.palpite.example';
/** Port of the server that ends TLS before nginx, as the proxy of a deployment does. */
export const TLS_PORT = tests.site + 2;
/** Key of Turnstile's tests that needs a press: https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
export const CAPTCHA_KEY = '3x00000000000000000000FF';
