// Runs a game that speaks the messages of the site, in the iframe of its page.
import { openFrame } from '../shared/frame';
import { runGame } from './run-game';

const { link, call } = openFrame('game');
link.send('ready', {});
void runGame({
  call,
  exit: () => link.send('exit', {}),
  onBalance: (balance) => link.send('balance-changed', { balance }),
  onRefresh: (refresh) => link.on('refresh-balance', refresh),
});
