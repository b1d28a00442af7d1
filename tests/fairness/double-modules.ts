import { getCurrentDoubleRound, getDoubleConfig, getDoubleRound, listDoubleHistory } from '../../generated/api/double';
import type { DoubleBet } from '../../generated/api/model/double-bet';
import type { DoubleRound } from '../../generated/api/model/double-round';
import type { WorldEvent } from '../../mocks/db/events';
import { computeRoll, rollColor } from '../../mocks/domain/double/double';
import { cheatEvent } from '../../mocks/http/cheats/with-cheats';
import { recordVerdict } from '../../src/fairness/core/verdict-log';
import { doublePayments } from '../../src/fairness/double/evidence';
import { keyVerdict } from '../../src/fairness/double/finding';
import { chainStorage, createChainLog } from '../../src/fairness/double/logs/chain-log';
import { commitmentStorage, createCommitmentLog, visitStorage } from '../../src/fairness/double/logs/commitment-log';
import { SECOND_LOOK_MS } from '../../src/fairness/double/gather-inputs';
import { lacksFinalList, recordFinalList } from '../../src/fairness/double/journal';
import { createRoundAuditor, isOver } from '../../src/fairness/double/round-auditor';
import { BETTING_MS, ROLLING_MS, ROUND_MS } from '../../src/fairness/double/round-times';
import { recordedBetRequests, recordedCancelRequests } from '../../src/features/double/bet/recorded-requests';
import { fetchAllBets } from '../../src/features/double/queries';
import { applyFinished, applyRolling, applyVoided, newerRound, roundFromOpened } from '../../src/features/double/table/round-state';
import { auditPayments } from '../../src/product/audit-payments';
import { classifyFailure } from '../../src/product/money/classify-failure';
import type { MoneyRequests } from '../../src/product/money/money-requests';
import { sleep } from '../../src/shared/lib/sleep';
import type { Color, DoublePlayer } from './player';
import type { SiteModules } from './site-modules';
import { PLAYER, STAND_IN_BEACON } from './site-modules';

/** Number of look-ups of a lost answer. Betting closes before the last one, which is final. */
const LOOK_UPS = 3;
/** Time before each look-up but the first, which follows a second after the loss. */
const LOOK_UP_DELAY_MS = 8000;
/**
 * Time by which a wait passes the start of a phase. The wait for the next round passes it by twice as much: `createSiteModules` never runs
 * a timer that is as long as the time limit of a request.
 */
const MARGIN_MS = 300;
/** Wait after the play of a round, until its bets must be settled and a missing result counts as withheld. */
const OVERDUE_MS = 90_000;

/**
 * Creates a player who plays Double as the page does, by the modules of the site, with bets of 1.00. Listens to the events of the world
 * for ever. Rejected requests are ignored.
 */
export function doubleModules(site: SiteModules): DoublePlayer {
  const { world } = site;
  let page = createPage();
  let bets: DoubleBet[] = [];
  world.events.subscribe((event) => page.receive(event));

  /** Creates the logs and the auditor of a page that was just opened. */
  function createPage() {
    const chains = createChainLog(chainStorage);
    const judged = new Set<string>();
    const commitments = createCommitmentLog(commitmentStorage, visitStorage);
    let shown: DoubleRound | undefined;
    const auditor = createRoundAuditor({
      logs: { chains, commitments },
      beacon: () => STAND_IN_BEACON,
      fetchBets: fetchAllBets,
      fetchRound: async (id) => (await getDoubleRound(id)).data,
      record: recordVerdict,
      sleep,
    });

    function show(round: DoubleRound | undefined): void {
      if (round === undefined) return;
      shown = newerRound(shown, round);
      commitments.record(shown);
      chains.noteRound(shown);
    }

    async function readConfig(): Promise<void> {
      const { data } = await getDoubleConfig();
      // The stored time makes it seem that this browser saw every chain before its beacon round.
      chains.record(data, STAND_IN_BEACON, shown?.round ?? 0, 0);
      for (const conflict of chains.findKeyConflicts()) recordVerdict(keyVerdict(PLAYER, conflict));
    }

    return {
      show,
      readConfig,
      receive(event: WorldEvent): void {
        const sent = cheatEvent(world, event);
        if (sent?.name === 'DoubleRoundOpened') show(roundFromOpened(sent.payload as never));
        if (shown === undefined) return;
        if (sent?.name === 'DoubleRoundRolling') show(applyRolling(shown, sent.payload as never));
        if (sent?.name === 'DoubleRoundFinished') show(applyFinished(shown, sent.payload as never));
        if (sent?.name === 'DoubleRoundVoided') show(applyVoided(shown, sent.payload as never));
      },
      read: async () => show((await getCurrentDoubleRound()).data),
      async readFinalList(): Promise<void> {
        if (shown?.status === 'rolling' && lacksFinalList(shown.id, PLAYER))
          recordFinalList(shown.id, PLAYER, await fetchAllBets(shown.id));
      },
      /** Verifies the rounds that the page shows, and those of this browser's bets that have no verdict yet. */
      async audit(): Promise<void> {
        const { data: history } = await listDoubleHistory({ per_page: 3 });
        const finished = shown !== undefined && isOver(shown) ? [shown, ...history.filter(({ id }) => id !== shown?.id)] : history;
        for (const round of finished) commitments.record(round);
        const context = { player: PLAYER, serverNow: Date.now };
        for (const round of finished)
          await auditor.audit(round, { ...context, shown: bets.filter(({ round_id }) => round_id === round.id) });
        await auditor.auditPending(PLAYER, Date.now);
        await auditPayments(PLAYER, 'double', doublePayments, judged);
      },
    };
  }

  async function open(): Promise<void> {
    page = createPage();
    await page.read();
    await page.readConfig();
    await page.audit();
  }

  const current = async () => (await getCurrentDoubleRound()).data;
  const until = (time: number) => sleep(Math.max(0, time - Date.now()));

  /** Sends a request, and looks its answer up if it was lost. Does not throw if the request is rejected. */
  async function send<Body>(requests: MoneyRequests<Body, DoubleBet>, body: Body): Promise<void> {
    const knownIds = await requests.knownIds();
    try {
      await requests.send(crypto.randomUUID(), body);
    } catch (error) {
      for (let left = LOOK_UPS; left > 0 && classifyFailure(error) === 'unknown'; left -= 1) {
        await sleep(left === LOOK_UPS ? 1000 : LOOK_UP_DELAY_MS);
        const found = await requests.lookUp({ body: JSON.stringify(body), knownIds } as never).catch(() => undefined);
        if (found !== undefined && found.status !== 'not-found') return;
      }
    }
  }

  const closeBets = async ({ betting_ends_at }: Pick<DoubleRound, 'betting_ends_at'>) => {
    await until(Date.parse(betting_ends_at) + MARGIN_MS);
    await page.read();
    await until(Date.parse(betting_ends_at) + SECOND_LOOK_MS);
    await page.readFinalList().catch(() => undefined);
  };

  async function readBets(id: string): Promise<void> {
    bets = [...(await fetchAllBets(id).catch(() => []))];
  }

  return {
    cheat: (name) => site.cheat('double', name),
    open: () => site.run(open()),
    nextRound: () =>
      site.run(
        (async () => {
          const { betting_ends_at } = await current();
          await until(Date.parse(betting_ends_at) - BETTING_MS + ROUND_MS + 2 * MARGIN_MS);
          await page.read();
          await page.readConfig();
          return current();
        })(),
      ),
    bet: (color) => site.run(current().then(({ id }) => send(recordedBetRequests(PLAYER), { round_id: id, color, amount: 100 }))),
    takeBack: () =>
      site.run(
        (async () => {
          const [bet] = await fetchAllBets((await current()).id);
          if (bet === undefined || bet.color === 'unknown' || bet.amount === 'unknown') return;
          const { id, round_id, color, amount } = bet;
          await send(recordedCancelRequests(), { bet_id: id, round_id, color, amount });
        })(),
      ),
    closeBets: (round) => site.run(closeBets(round)),
    seeFinalList: (round) => site.run(closeBets(round)),
    finish: (round) =>
      site.run(
        (async () => {
          await closeBets(round);
          await until(Date.parse(round.betting_ends_at) + ROLLING_MS + MARGIN_MS);
          await page.read();
          await page.readConfig();
          await readBets(round.id);
          await page.audit();
        })(),
      ),
    waitForSettlement: () => site.run(sleep(OVERDUE_MS).then(() => page.audit())),
    winner: ({ round }) => Promise.resolve(rollColor(computeRoll(world.double.secretSeed(round), publicSeed(round), round)) as Color),
    endChain: (rounds) => Promise.resolve(world.double.skipToChainEnd(rounds)),
  };

  function publicSeed(round: number): string {
    return world.double.round(`dbl_${round}`)?.public_seed ?? '';
  }
}
