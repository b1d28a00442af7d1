import { hash } from '../../../domain/random';
import type { Call } from '../shared/backend';
import { render } from '../shared/dom';
import { formatMoney } from '../shared/money';
import { createReels, firstGrid } from './reels';
import { readOutcome, type Session, readSession, listStakes } from './round';
import { type Actions, brokenView, controlsView, headView, rulesView, type Table } from './view';

/** Ways in which a game reaches its backend and its embedding page. */
export interface GameOptions {
  readonly call: Call;
  /** Leaves the game; undefined if only the site has an exit. */
  readonly exit?: () => void;
  /** Receives the balance in cents, after each round. */
  readonly onBalance?: (balance: number) => void;
  /** Registers a function that fetches the balance again. */
  readonly onRefresh?: (refresh: () => void) => void;
}

/** Runs the game and the session that the address names. */
export async function runGame(options: GameOptions): Promise<void> {
  const [, , game = '', sessionId = ''] = location.pathname.split('/');
  document.documentElement.style.setProperty('--hue', String(hash(game) % 360));
  await open(game, sessionId, options);
}

async function open(game: string, sessionId: string, options: GameOptions): Promise<void> {
  const { call, exit } = options;
  const isNamed = /^[\w-]+$/.test(sessionId);
  const answer = isNamed ? await call({ method: 'GET', path: `/__mock/games/${sessionId}` }) : { status: 404, body: null };
  const session = readSession(answer);
  if (typeof session !== 'string') return play(game, sessionId, session, options);
  const canRetry = answer.status === 0 || answer.status >= 500;
  render(element('head'), headView(undefined, exit));
  render(element('reels'), brokenView(session, canRetry ? () => void open(game, sessionId, options) : undefined, exit));
}

function play(game: string, sessionId: string, session: Session, { call, exit, onBalance, onRefresh }: GameOptions): void {
  const reels = createReels(element('reels'));
  const stakes = listStakes(session.minBet, session.maxBet);
  let table: Table = {
    session,
    balance: session.balance,
    stake: stakes.find((stake) => stake >= 100) ?? session.maxBet,
    stakes,
    phase: 'ready',
    message: { kind: 'plain', text: 'Escolha sua aposta e gire.' },
  };
  let key = '';

  const set = (change: Partial<Table>) => {
    table = { ...table, ...change };
    render(element('controls'), controlsView(table, actions));
  };

  // The key is repeated after a lost response, so that no round is charged twice.
  const spin = async () => {
    const { phase, stake, balance } = table;
    if (phase !== 'ready' && phase !== 'unknown') return;
    if (phase === 'ready') key = crypto.randomUUID();
    set({ phase: 'requesting', message: { kind: 'plain', text: phase === 'unknown' ? 'Verificando a rodada…' : 'Boa rodada.' } });
    const outcome = readOutcome(await call({ method: 'POST', path: `/__mock/games/${sessionId}/spin`, body: { amount: stake }, key }));
    if (outcome.kind === 'unknown') {
      return set({
        phase: 'unknown',
        message: { kind: 'bad', text: 'Não recebemos o resultado. Verifique a rodada: ela não será cobrada duas vezes.' },
      });
    }
    if (outcome.kind === 'refused') return set({ phase: 'ready', message: { kind: 'bad', text: outcome.text } });
    if (outcome.kind === 'over') return set({ phase: 'over', message: { kind: 'bad', text: outcome.text } });
    // The balance leaves the win out until the reels have stopped.
    set({ phase: 'running', balance: balanceWhileRunning(balance, outcome), message: { kind: 'plain', text: '' } });
    await reels.spin(outcome.grid);
    reels.mark(outcome.wins);
    set({ phase: 'ready', balance: outcome.balance, message: resultMessage(outcome.win, stake) });
    onBalance?.(outcome.balance);
  };

  onRefresh?.(async () => {
    const refreshed = readSession(await call({ method: 'GET', path: `/__mock/games/${sessionId}` }));
    // The result of a running round has the balance.
    if (typeof refreshed !== 'string' && table.phase === 'ready') set({ balance: refreshed.balance });
  });

  const rules = document.querySelector('dialog');
  const actions: Actions = {
    step: (by) => set({ stake: stakes[stakes.indexOf(table.stake) + by] ?? table.stake }),
    spin: () => void spin(),
  };
  document.title = session.name;
  render(
    element('head'),
    headView(session, exit, () => rules?.showModal()),
  );
  render(
    element('rules'),
    rulesView(session, () => rules?.close()),
  );
  reels.show(firstGrid(game));
  set({});
}

/** Returns the balance without the win, while the reels spin. A bonus may have paid part of the stake. */
function balanceWhileRunning(before: number, { balance, win }: { balance: number; win: number }): number {
  return Math.min(before, Math.max(0, balance - win));
}

/** Returns the message of a result. A win up to the stake is no prize: the player gained nothing. */
function resultMessage(win: number, stake: number): Table['message'] {
  if (win === 0) return { kind: 'plain', text: 'Sem prêmio nesta rodada.' };
  if (win <= stake) return { kind: 'plain', text: `Retorno de ${formatMoney(win)} da aposta de ${formatMoney(stake)}.` };
  return { kind: 'win', text: `Prêmio de ${formatMoney(win)}.` };
}

function element(id: string): Element {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}
