import { expect } from '@playwright/test';

import { advance } from '../money-browser/stand-in';
import type { Visit } from './control';
import { forget, loseResponse, restoreConnection, slowDown } from './control';
import type { LawfulCase } from './lawful';
import { cashOut, isOpen, newServerSeed, openCell, openMines, safeCells, startMines } from './mines-player';

const SLOW_MS = 1200;
/** Lifetime of a token in ms. */
const SESSION_MS = 3_600_000;
const MINES = '/api/mini-games/mines';

/** Opens the game and plays a round with one safe cell. Disturbs it before its start (`open`), its cell and its cash-out (`end`). */
async function play(
  { page }: Visit,
  between: { open?: () => Promise<unknown>; cell?: () => Promise<unknown>; end?: () => Promise<unknown> } = {},
) {
  await openMines(page);
  await between.open?.();
  await startMines(page);
  const [cell = 0] = await safeCells();
  await between.cell?.();
  await openCell(page, cell);
  await isOpen(page);
  await between.end?.();
  await cashOut(page);
}

/** Plays a whole round on another device of the player. */
async function playElsewhere({ session }: Visit): Promise<void> {
  const { data } = (await session.post(`${MINES}/start`, { amount: 100, mines: 3, client_seed: 'outro-aparelho' })) as {
    data: { id: string };
  };
  const [cell] = await safeCells();
  await session.post(`${MINES}/${data.id}/reveal`, { cell });
  await session.post(`${MINES}/${data.id}/cashout`, {});
}

/** Loads the page again, and waits for the round. */
const openAgain = async ({ page }: Visit) => {
  await page.reload();
  await isOpen(page);
};

/** Lawful cases in rounds of mines. */
export const lawfulMines: readonly LawfulCase[] = [
  { game: 'mines', name: 'an undisturbed round', verdict: 'passed', play: (visit) => play(visit) },
  { game: 'mines', name: 'a lost response to the start', play: (visit) => play(visit, { open: () => loseResponse('startMinesGame') }) },
  { game: 'mines', name: 'a lost response to a cell', play: (visit) => play(visit, { cell: () => loseResponse('revealMinesCell') }) },
  { game: 'mines', name: 'a lost response to the cash-out', play: (visit) => play(visit, { end: () => loseResponse('cashOutMinesGame') }) },
  {
    game: 'mines',
    name: 'a reload in the round',
    verdict: 'passed',
    play: (visit) => play(visit, { cell: () => openAgain(visit), end: () => openAgain(visit) }),
  },
  {
    game: 'mines',
    name: 'a round that goes on in another tab',
    verdict: 'passed',
    async play(visit) {
      await openMines(visit.page);
      await startMines(visit.page);
      const other = await visit.context.newPage();
      await other.goto('/games/mines');
      await isOpen(other);
      const [cell = 0] = await safeCells();
      await openCell(other, cell);
      await isOpen(other);
      await cashOut(other);
    },
  },
  {
    game: 'mines',
    name: 'a round that another device began',
    verdict: 'unchecked',
    async play(visit) {
      await openMines(visit.page);
      await visit.session.post(`${MINES}/start`, { amount: 100, mines: 3, client_seed: 'outro-aparelho' });
      await openAgain(visit);
      const [cell = 0] = await safeCells();
      await openCell(visit.page, cell);
      await isOpen(visit.page);
      await cashOut(visit.page);
    },
  },
  {
    game: 'mines',
    name: 'a commitment that another device used',
    async play(visit) {
      await openMines(visit.page);
      await playElsewhere(visit);
      await visit.page.reload();
      await play(visit);
    },
  },
  {
    game: 'mines',
    name: 'a client seed that the player typed',
    play: (visit) => play(visit, { open: () => visit.page.getByLabel('Sua semente').fill(`minha-${Date.now()}`) }),
  },
  {
    game: 'mines',
    name: 'a new server seed before the round',
    play: (visit) =>
      play(visit, {
        async open() {
          await newServerSeed(visit.page);
          await expect(visit.page.getByRole('button', { name: /^Apostar/ })).not.toHaveAttribute('aria-disabled', 'true');
        },
      }),
  },
  {
    game: 'mines',
    name: 'a loss of all stored data in the round',
    verdict: 'unchecked',
    play: (visit) => play(visit, { cell: () => forget(visit.page).then(() => openAgain(visit)) }),
  },
  { game: 'mines', name: 'slow responses', play: (visit) => play(visit, { open: () => slowDown(SLOW_MS) }) },
  { game: 'mines', name: 'a server clock three minutes fast', play: (visit) => advance(180_000).then(() => play(visit)) },
  { game: 'mines', name: 'a server clock three minutes slow', play: (visit) => advance(-180_000).then(() => play(visit)) },
  { game: 'mines', name: 'a session that is refreshed in the round', play: (visit) => play(visit, { cell: () => advance(SESSION_MS) }) },
  {
    game: 'mines',
    name: 'a lost connection in the round',
    play: (visit) =>
      play(visit, {
        async cell() {
          await visit.context.setOffline(true);
          await restoreConnection(visit);
          await isOpen(visit.page);
        },
      }),
  },
];
