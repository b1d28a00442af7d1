// Runs a game that sends messages of its own provider, which a page of `frames/games` translates for the site.
import { runGame } from '../game/run-game';
import { createDirectBackend } from '../shared/backend';
import { readConfig } from '../shared/config';

document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
// The messages go to any origin, as the real games send them: they contain nothing secret. `gameRoundEnded` is sent after each decision
// as well, and `gameLoadingCompleted` also if the game cannot be opened.
const tell = (name: string) => parent.postMessage({ name }, '*');
void runGame({
  call: createDirectBackend(readConfig(document)),
  exit: () => tell('gameQuit'),
  onBalance: () => tell('gameRoundEnded'),
}).then(() => tell('gameLoadingCompleted'));
