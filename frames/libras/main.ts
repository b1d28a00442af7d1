import { LIBRAS } from '../protocol/libras';
import { readConfig, selectAdapter } from '../shared/config';
import { loadScript } from '../shared/load-script';
import { openFrame } from '../shared/open-frame';
import { vlibras } from './vlibras';

start();

/** Starts the avatar. Without an avatar the page never becomes ready, so that the site offers a retry. */
function start(): void {
  const config = readConfig(document);
  const { adapter, options } = selectAdapter(config, { vlibras });
  const element = document.getElementById('root');
  if (element === null) return;
  const link = openFrame(LIBRAS, config.siteOrigins);
  adapter({ script: options.script ?? '', load: loadScript, element }).then(
    (player) => {
      link.on('translate', ({ text }) => player.translate(text));
      link.send('ready', {});
    },
    (error: unknown) => console.error(error),
  );
}
