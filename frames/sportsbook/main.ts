import { SPORTSBOOK } from '../protocol/sportsbook';
import { readConfig } from '../shared/config';
import { loadScript } from '../shared/load-script';
import { openFrame } from '../shared/open-frame';
import { altenar } from './altenar';
import { hashPage } from './hash-page';
import { startBookPage } from './start-book-page';

const root = document.getElementById('root');
if (root !== null) start(root);

/** Starts the page of the sportsbook, which the site embeds, with the adapters of the configured providers. */
function start(element: HTMLElement): void {
  const { siteOrigins, providers } = readConfig(document);
  const address = (name: string, option: string) => {
    const value = providers[name]?.[option] ?? '';
    return value === '' ? '' : new URL(value, location.href).href;
  };
  startBookPage({
    root: element,
    link: openFrame(SPORTSBOOK, siteOrigins, element),
    adapters: { script: altenar(address('altenar', 'script'), loadScript), frame: hashPage(address('page', 'address')) },
  });
}
