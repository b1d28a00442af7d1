import { QueryClient } from '@tanstack/react-query';

import { getMinesConfig, getMinesFairness, replaceMinesSeed } from '../../generated/api/mines';
import type { MinesConfig } from '../../generated/api/model/mines-config';
import type { MinesFairness } from '../../generated/api/model/mines-fairness';
import type { MinesGame } from '../../generated/api/model/mines-game';
import { CELL_COUNT, minePositions } from '../../mocks/domain/mines/mines-odds';
import { USUAL_CELL } from '../../mocks/http/cheats/mines-story';
import { noteCommitment } from '../../src/fairness/mines/commitments';
import { minesPayments } from '../../src/fairness/mines/evidence';
import { recordAct, recordAnswer } from '../../src/fairness/mines/journal';
import { recordGame, recordWithheld, runAudit } from '../../src/features/mines/audit/run-audit';
import type { Move } from '../../src/features/mines/moves/move';
import { createStartRequests, HashChangedError, moveRequests } from '../../src/features/mines/moves/move-requests';
import { fetchOpenGame } from '../../src/features/mines/round-query';
import { auditPayments } from '../../src/product/audit-payments';
import { classifyFailure } from '../../src/product/money/classify-failure';
import type { MoneyRequests } from '../../src/product/money/money-requests';
import { sleep } from '../../src/shared/lib/sleep';
import type { MinesPlayer } from './player';
import type { SiteModules } from './site-modules';
import { PLAYER } from './site-modules';

const STAKE = { amount: 100, mines: 3 };
/** Number of look-ups of a lost answer, after which the page leaves the move to its background. */
const LOOK_UPS = 4;
const LOOK_UP_DELAY_MS = 2000;
/** Time after which an end or a payment is overdue. */
const A_MINUTE_MS = 61_000;

/**
 * Creates a player who plays Mines as the page does, by the modules of the site, with 1.00 and three mines. `open` must be called first.
 * Rejected moves are ignored. `verified` checks nothing, because each move settles only after its verification.
 */
export function minesModules(site: SiteModules): MinesPlayer {
  const client = new QueryClient();
  let config: MinesConfig;
  let fairness: MinesFairness;
  let game: MinesGame | null = null;
  let seeds = 0;

  /** Verifies as the page does after a change: the ended game first, and then the lists. */
  async function audit(): Promise<void> {
    const terms = { edgeBp: config.edge_bp, maxPayout: config.max_payout };
    if (game !== null && game.status !== 'open') await recordGame(PLAYER, game, terms);
    await runAudit({ player: PLAYER, shown: fairness, config, signal: new AbortController().signal }).catch(() => recordWithheld(PLAYER));
  }

  async function open(): Promise<void> {
    config = (await getMinesConfig()).data;
    fairness = (await getMinesFairness()).data;
    const shown = await fetchOpenGame();
    // The page keeps the board of a round that ended meanwhile.
    game = shown ?? (game === null || game.status === 'open' ? null : game);
    await audit();
  }

  const shownCommitment = () => ({
    ...noteCommitment(PLAYER, fairness),
    terms: { edgeBp: config.edge_bp, maxPayout: config.max_payout },
    multipliers: config.multipliers[String(STAKE.mines) as keyof MinesConfig['multipliers']],
  });

  /** Looks up a lost move as `useMoneyOperation` does. */
  async function lookUp(move: Move, requests: MoneyRequests<Move, MinesGame>, knownIds: readonly string[]) {
    for (let left = LOOK_UPS; left > 0; left -= 1) {
      await sleep(LOOK_UP_DELAY_MS);
      const found = await requests.lookUp({ body: JSON.stringify(move), knownIds } as never).catch(() => undefined);
      if (found?.status === 'applied') return found.outcome;
      if (found?.status === 'not-applied') return undefined;
    }
    return undefined;
  }

  /** Sends a move, and verifies if a round has ended. Returns the game; undefined if the move failed. Throws HashChangedError. */
  async function send(move: Move, requests: MoneyRequests<Move, MinesGame>): Promise<MinesGame | undefined> {
    const knownIds = await requests.knownIds();
    let next: MinesGame | undefined;
    try {
      next = await requests.send(crypto.randomUUID(), move);
    } catch (error) {
      if (classifyFailure(error) === 'unknown') next = await lookUp(move, requests, knownIds);
    }
    await sleep(1000);
    if (next === undefined) {
      const shown = await fetchOpenGame().catch(() => undefined);
      if (shown !== undefined) game = shown;
    } else game = next;
    fairness = (await getMinesFairness()).data;
    if (game?.status !== 'open' || (move.type === 'cashout' && next?.status === 'open')) await audit();
    return next;
  }

  async function tryStart(): Promise<boolean> {
    seeds += 1;
    const move = { type: 'start', asked: { ...STAKE, client_seed: `semente-${seeds}` } } as const;
    const start = () => send(move, createStartRequests({ client, player: PLAYER }, shownCommitment()));
    try {
      await start();
    } catch (error) {
      if (!(error instanceof HashChangedError)) throw error;
      // The page shows the new hash, and the player presses again.
      fairness = (await getMinesFairness()).data;
      await audit();
      await start();
    }
    return game?.status === 'open';
  }

  function layout(): readonly number[] {
    const last = site.world.mines.dump().games.at(-1);
    if (last === undefined) throw new Error('No game was started.');
    return minePositions(last.mines, last);
  }

  const id = () => game?.id ?? '';
  return {
    cheat: (name) => site.cheat('mines', name),
    open: () => site.run(open()),
    reload: () => site.run(open()),
    start: () => site.run(tryStart()),
    tryStart: () => site.run(tryStart()),
    openCell: (cell) => site.run(send({ type: 'reveal', id: id(), cell }, moveRequests)),
    isOpen: () => Promise.resolve(game?.status === 'open'),
    cashOut: () => site.run(send({ type: 'cashout', id: id() }, moveRequests)),
    newServerSeed: () =>
      site.run(
        (async () => {
          const { hash } = noteCommitment(PLAYER, fairness);
          recordAct(hash, { type: 'replace', hash });
          fairness = (await replaceMinesSeed()).data;
          recordAnswer(hash, 'answered');
          await audit();
        })(),
      ),
    mines: () => Promise.resolve(layout()),
    safeCells: () => {
      const safe = Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter((cell) => !layout().includes(cell));
      return Promise.resolve(safe.toSorted((one, other) => Math.abs(one - USUAL_CELL) - Math.abs(other - USUAL_CELL)));
    },
    verified: () => Promise.resolve(),
    waitForEnd: () =>
      site.run(
        sleep(A_MINUTE_MS)
          .then(audit)
          .then(() => auditPayments(PLAYER, 'mines', minesPayments, new Set())),
      ),
  };
}
