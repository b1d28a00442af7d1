import { startBookPage } from '../../../../frames/sportsbook/start-book-page';
import { embedHashPage } from '../../../../frames/sportsbook/hash-page';
import { from } from '../../bridge-messages';
import { openFrame } from '../shared/frame';
import { standInScript } from './stand-in-script';

const root = document.getElementById('book');
if (root !== null) start(root);

/** Starts the page like `frames/sportsbook/main.ts`, with the stand-in's own sportsbook and the bridge of worker mode. */
function start(root: HTMLElement): void {
  const { link, call } = openFrame('sportsbook-frame', root);
  let isBridged = false;
  link.on('hello', ({ bridge }) => {
    isBridged ||= bridge === true;
  });
  startBookPage({
    root,
    link,
    adapters: {
      script: standInScript(call),
      async frame(request) {
        const options = { allowed: `${location.origin}/sportsbook`, more: from, hello: () => ({ bridge: isBridged }) };
        const page = await embedHashPage(request, options);
        link.on('bridge-response', (response) => page.post('bridge-response', response));
        return page;
      },
    },
  });
}
