import { VERIFICATION } from '../protocol/verification';
import { readConfig, selectAdapter } from '../shared/config';
import { loadScript } from '../shared/load-script';
import { openFrame } from '../shared/open-frame';
import { legitimuz } from './legitimuz';

const root = document.getElementById('root');
if (root !== null) start(root);

/**
 * Starts the page of the identity check, which the site embeds: opens the widget of the provider once the site sends
 * the session. The parameter `kind` of the address selects the check: `kyc`, or the face for any other value. Later sessions are
 * ignored.
 */
function start(element: HTMLElement): void {
  const config = readConfig(document);
  const { adapter, options } = selectAdapter(config, { legitimuz });
  const link = openFrame(VERIFICATION, config.siteOrigins, element);
  const kind = new URLSearchParams(location.search).get('kind') === 'kyc' ? 'kyc' : 'face';
  let isStarted = false;

  link.on('session', (session) => {
    if (isStarted) return;
    isStarted = true;
    adapter({
      kind,
      session,
      language: document.documentElement.lang,
      element,
      script: options.script ?? '',
      load: loadScript,
      send: ({ type, ...content }) => link.send(type, content as never),
    }).catch((error: unknown) => {
      console.error(error);
      // The player can try again in a new frame.
      link.send('error', { status: 'widget_failed' });
      link.send('closed', {});
    });
  });
  link.send('ready', {});
}
