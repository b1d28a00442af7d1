import { tests } from '../../scripts/addresses';

/** Of the deployment in these tests. */
export const SITE = 'https://palpite.example';
/** The third-party origin. nginx knows it by its host name. */
export const FRAMES = 'https://frames.palpite.example';
/** Ends TLS before nginx, as the proxy of a deployment does. */
export const TLS_PORT = tests.site + 2;
/** Turnstile's test key that needs a press: https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
export const CAPTCHA_KEY = '3x00000000000000000000FF';
