import type { PageNeeds } from '../../frames/page-headers';
import { pageHtml, withConfig } from '../../frames/page-html';
import { framePages } from '../../frames/pages';
import type { PageKind, ProviderOf } from '../../frames/providers';
import type { FrameConfig } from '../../frames/shared/config';
import type { PageConfig } from './pages/shared/config';

/** Page of `frames/` with fakes of its providers. This server has their scripts at `/providers/<name>`, a sportsbook's at `BOOK_SCRIPT`. */
export interface StandInFrame {
  readonly kind: PageKind;
  readonly needs: PageNeeds;
  readonly providers: FrameConfig['providers'];
}

/** Entry for the security headers: one provider without hosts, because the fakes come from this server. */
const FAKES = [{}];
/** Path of the sportsbook's script, which the backend states for every sportsbook of this server. */
export const BOOK_SCRIPT = '/sportsbook/script.js';
/** Module that defines the global `standInBackend`, with which the fakes reach the stand-in. */
const PROVIDER_BACKEND = '/js/mocks/third-party/pages/shared/provider-backend';

/** Pages of `frames/` that this server always serves with fakes. */
export const standInFrames: readonly StandInFrame[] = [
  {
    kind: 'identity',
    needs: { providers: FAKES, backend: true, camera: true },
    providers: { legitimuz: { script: '/providers/legitimuz' } },
  },
  { kind: 'games', needs: { providers: FAKES, nests: true }, providers: { pragmatic: {} } },
  { kind: 'chat', needs: { providers: FAKES }, providers: { livechat: { script: '/providers/livechat' } } },
  { kind: 'libras', needs: { providers: FAKES }, providers: { vlibras: { script: '/providers/vlibras' } } },
  {
    kind: 'tags',
    needs: { providers: FAKES, own: true },
    providers: {
      gtm: { script: '/providers/gtm', measurement: 'G-STANDIN' },
      meta: { script: '/providers/meta', pixel: '1000000000000001' },
    },
  },
];

/** Returns the page of a captcha, which takes the place of the stand-in's own. */
export function captchaFrame(provider: ProviderOf<'captcha'>): StandInFrame {
  return { kind: 'captcha', needs: { providers: FAKES }, providers: { [provider]: { script: `/providers/${provider}` } } };
}

/** Returns the page of a sportsbook with a fake of its script, which takes the place of the stand-in's own. */
export function sportsbookFrame(provider: ProviderOf<'sportsbook'>): StandInFrame {
  const needs = { providers: FAKES, backend: true, nests: true };
  return { kind: 'sportsbook', needs, providers: { [provider]: { script: BOOK_SCRIPT } } };
}

/** Returns the path at which a page is served. */
export const framePath = ({ kind }: StandInFrame) => framePages[kind].path;

/** Returns the HTML of a page as a deployment has it, and a script before its own that gives the fakes access to the stand-in. */
export function frameHtml({ kind, providers }: StandInFrame, page: PageConfig): string {
  const scripts = [PROVIDER_BACKEND, `/js/frames/${kind}/main`];
  return withConfig(pageHtml(kind, { scripts, styles: ['/css/frames/shared/page.css'] }), { ...page, providers });
}
