import { CHAT } from '../protocol/chat';
import { readConfig, selectAdapter } from '../shared/config';
import { loadScript } from '../shared/load-script';
import { openFrame } from '../shared/open-frame';
import { livechat } from './livechat';
import { parseLicense } from './parse-license';

start();

/** Starts the chat with the license in `?license=`. Without a chat the page never becomes ready, so that the site offers a retry. */
function start(): void {
  const config = readConfig(document);
  const { adapter, options } = selectAdapter(config, { livechat });
  const license = parseLicense(new URLSearchParams(location.search).get('license'));
  if (license === undefined) return;
  const link = openFrame(CHAT, config.siteOrigins);
  const started = adapter({
    ...license,
    script: options.script ?? '',
    load: loadScript,
    send: ({ type, ...content }) => link.send(type, content as never),
  });
  started.then(
    (widget) => {
      link.on('state', ({ state }) => widget.show(state));
      link.send('ready', {});
    },
    (error: unknown) => console.error(error),
  );
}
