import type { GAME } from '../protocol/game';
import type { MessageOf } from '../protocol/frame-protocol';
import type { GameAdapter } from './game-adapter';

interface GameRun {
  readonly adapter: GameAdapter;
  /** Address of the game, from the aggregator. */
  readonly launch: URL;
  readonly element: HTMLElement;
  /** Called once, when the game is loaded or after 12 s. */
  readonly onReady: () => void;
  /** Sends a message to the site. */
  readonly send: (message: MessageOf<typeof GAME.fromFrame>) => void;
}

/** Wait before `onReady`, below the site's own limit of 15 s: a slow game must not be closed, because it may still load. */
const READY_AFTER_MS = 12_000;

/** Replaces the element's content by the page of a game, and translates its messages. Those of other windows and origins are ignored. */
export function runGame({ adapter, launch, element, onReady, send }: GameRun): void {
  const frame = document.createElement('iframe');
  frame.title = 'Jogo';
  frame.src = launch.href;
  frame.allow = 'autoplay; fullscreen';
  let isReady = false;
  const becomeReady = () => {
    if (isReady) return;
    isReady = true;
    onReady();
  };
  frame.addEventListener('load', becomeReady);
  setTimeout(becomeReady, READY_AFTER_MS);
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== launch.origin) return;
    const event = adapter(data);
    if (event === 'loaded') becomeReady();
    else if (event === 'balance') send({ type: 'balance-changed' });
    else if (event === 'exit') send({ type: 'exit' });
  });
  element.replaceChildren(frame);
}
