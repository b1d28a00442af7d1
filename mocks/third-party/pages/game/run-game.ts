import { hash } from '../../../domain/random';
import type { Call, Request } from '../shared/backend';
import { render } from '../shared/dom';
import { formatMoney } from '../shared/money';
import { readOutcome, type Round, type Session, readSession, listStakes } from './round';
import { stages } from './stages';
import { type Actions, brokenView, controlsView, headView, rulesView, type Table } from './view';

/** Ways in which a game reaches its backend and its embedding page. */
export interface GameOptions {
  readonly call: Call;
  /** Leaves the game; undefined if only the site has an exit. */
  readonly exit?: () => void;
  /** Receives the balance in cents after each shown round or decision, also of a round left open earlier, but not after a refresh. */
  readonly onBalance?: (balance: number) => void;
  /** Receives, once the session is open, the function that fetches the balance again. It changes the shown balance only between rounds. */
  readonly onRefresh?: (refresh: () => void) => void;
}

/**
 * Runs the game and the session that the address names, as `/<page>/<game>/<session>`. Resolves once the game is shown, or the reason why
 * it cannot be opened. Rejects only if the page lacks an element. Sets the title and the hue of the page.
 */
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
  render(element('stage'), brokenView(session, canRetry ? () => void open(game, sessionId, options) : undefined, exit));
}

/** Shows the game, and plays rounds until the session is over. After a lost response the next press repeats the request. */
function play(game: string, sessionId: string, session: Session, { call, exit, onBalance, onRefresh }: GameOptions): void {
  const path = `/__mock/games/${sessionId}` as const;
  const stakes = listStakes(session.minBet, session.maxBet);
  let table: Table = {
    balance: session.balance,
    stake: stakes.find((stake) => stake >= 100) ?? session.maxBet,
    stakes,
    phase: 'ready',
    actions: [],
    message: { kind: 'plain', text: '' },
  };
  /** Id of the last round. */
  let roundId = session.round?.id;
  /** The last request, whose key is repeated after a lost response, so that no round is charged twice. */
  let last: Request | undefined;

  const set = (change: Partial<Table>) => {
    table = { ...table, ...change };
    render(element('controls'), controlsView(table, stage.texts, stage.nextBet() !== undefined, actions));
  };

  const send = async (request: Request, text: string) => {
    last = request;
    const before = table.actions.length === 0 ? 'ready' : 'deciding';
    set({ phase: 'requesting', message: { kind: 'plain', text } });
    const outcome = readOutcome(await call(request));
    if (outcome.kind === 'unknown') {
      return set({
        phase: 'unknown',
        message: { kind: 'bad', text: 'Não recebemos o resultado. Verifique a rodada: ela não será cobrada duas vezes.' },
      });
    }
    if (outcome.kind === 'refused') {
      set({ phase: before, message: { kind: 'bad', text: outcome.text } });
      // The round may have ended before the decision arrived.
      return lookSoon();
    }
    if (outcome.kind === 'over') return set({ phase: 'over', message: { kind: 'bad', text: outcome.text } });
    await receive(outcome.round, outcome.balance);
  };

  /** Shows a round. The balance leaves the win out until the stage has shown it. */
  const receive = async (round: Round, balance: number) => {
    const { amount, win } = round;
    roundId = round.id;
    const message = { kind: 'plain', text: stage.texts.running ?? '' } as const;
    set({ phase: 'running', balance: balanceWhileRunning(table.balance, balance, win ?? 0), message });
    // The stage reads what the rounds of its kind show.
    const shown = round.shown as never;
    await stage.show(shown);
    if (win === undefined) {
      set({ phase: 'deciding', actions: round.actions, balance, message: { kind: 'plain', text: stage.texts.open ?? '' } });
      lookSoon();
    } else set({ phase: 'ready', actions: [], balance, message: resultMessage(stage.describe?.(shown), win, amount) });
    onBalance?.(balance);
  };

  /** Fetches an open round of a kind whose rounds can end by themselves, until the round or the session has ended. */
  const lookSoon = () => {
    if (stage.lookMs !== undefined && table.phase === 'deciding') setTimeout(() => void look(), stage.lookMs);
  };
  const look = async () => {
    if (table.phase !== 'deciding') return;
    const answer = await call({ method: 'GET', path });
    if (table.phase !== 'deciding') return;
    const outcome = readOutcome(answer);
    if (outcome.kind === 'over') return set({ phase: 'over', message: { kind: 'bad', text: outcome.text } });
    const found = readSession(answer);
    const round = typeof found === 'object' ? found.round : undefined;
    if (typeof found === 'object' && round?.win !== undefined && round.id === roundId) return receive(round, found.balance);
    lookSoon();
  };

  onRefresh?.(async () => {
    const refreshed = readSession(await call({ method: 'GET', path }));
    // The result of a running round has the balance.
    if (typeof refreshed !== 'string' && table.phase === 'ready') set({ balance: refreshed.balance });
  });

  const rules = document.querySelector('dialog');
  const actions: Actions = {
    step: (by) => set({ stake: stakes[stakes.indexOf(table.stake) + by] ?? table.stake }),
    start() {
      if (table.phase === 'unknown' && last !== undefined) return void send(last, 'Verificando a rodada…');
      const bet = table.phase === 'ready' ? stage.nextBet() : undefined;
      if (bet === undefined) return;
      const body = { amount: bet.amount, choice: bet.choice };
      void send({ method: 'POST', path: `${path}/rounds`, body, key: crypto.randomUUID() }, 'Boa rodada.');
    },
    decide(action) {
      if (table.phase === 'deciding')
        void send({ method: 'POST', path: `${path}/actions`, body: { action }, key: crypto.randomUUID() }, '');
    },
  };
  const stage = stages[session.kind]({
    root: element('stage'),
    game,
    stake: () => table.stake,
    isReady: () => table.phase === 'ready',
    onChange: () => set({ message: { kind: 'plain', text: nextBetText() } }),
  });
  /** Returns the sum on a table, or what to do first. */
  const nextBetText = () => {
    const bet = stage.nextBet();
    return bet === undefined || bet.amount === table.stake ? stage.texts.hint : `Total na mesa: ${formatMoney(bet.amount)}.`;
  };
  document.title = session.name;
  render(
    element('head'),
    headView(session, exit, () => rules?.showModal()),
  );
  render(
    element('rules'),
    rulesView(session, stage.rules, () => rules?.close()),
  );
  set({ message: { kind: 'plain', text: stage.texts.hint } });
  // A round that was open when the page was left continues.
  if (session.round?.win === undefined && session.round !== undefined) void receive(session.round, session.balance);
}

/** Returns the balance without the win, while a round is shown. A bonus may have paid part of the stake. */
function balanceWhileRunning(shown: number, balance: number, win: number): number {
  return Math.min(shown, Math.max(0, balance - win));
}

/** Returns the message of a result. A win up to the stake is no prize: the player gained nothing. */
function resultMessage(description: string | undefined, win: number, stake: number): Table['message'] {
  const say = (text: string) => (description === undefined ? text : `${description} ${text}`);
  if (win === 0) return { kind: 'plain', text: say('Sem prêmio nesta rodada.') };
  if (win <= stake) return { kind: 'plain', text: say(`Retorno de ${formatMoney(win)} da aposta de ${formatMoney(stake)}.`) };
  return { kind: 'win', text: say(`Prêmio de ${formatMoney(win)}.`) };
}

function element(id: string): Element {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}
