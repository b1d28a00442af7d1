import { runGame } from '../game/run-game';
import { createDirectBackend } from '../shared/backend';
import { readConfig } from '../shared/config';

// Runs a game without messages: the theme is the page's own, and the exit is the site's.
document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
void runGame({ call: createDirectBackend(readConfig(document)) });
