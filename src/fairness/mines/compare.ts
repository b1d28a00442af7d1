import type { MinesGame } from '@generated/api/model/mines-game';

import { formatMoney } from '@/shared/format/money';
import { formatCounted } from '@/shared/format/number';
import type { Known } from '@/shared/lib/known';

import type { FairCheck } from '../core/fair-checks';
import { compareTexts, failedCheck, uncheckedItem } from '../core/fair-checks';
import type { MinesAct, MinesLine, Move, SeenGame } from './journal';
import { SAME_MOMENT_MS, toMoves } from './journal';
import type { MinesTerms } from './odds';
import { CELLS } from './odds';

/** Names of checks, as the player reads them. */
export const CONFIRMED_CASH_OUT = 'Parada que a casa confirmou';
const MOVES = 'Jogada que você fez';
const HERE = 'Jogadas deste aparelho';

/** Names of the states of a game in checks. */
export const END_LABELS = { open: 'rodada aberta', cashed_out: 'parou e levou', lost: 'mina' } as const;

/** Maximum number of refused acts that are not reported. With more, the operator could choose among them. */
export const MAX_UNREPORTED_REFUSALS = 2;
/** Tolerance in ms for the rounding of the operator's times. */
const ROUNDING_MS = 2000;

/** Statement about a game, as far as it is verified. */
export type StatedGame = Omit<MinesGame, 'next_multiplier'>;

/**
 * Compares the operator's final statement about a game with the journal: each effect needs an act of this browser that
 * explains it, and each answer must be the effect of its act.
 *
 * @param terms those shown before the start; undefined if this browser did not start the game
 */
export function compareWithJournal(
  game: Known<StatedGame>,
  lines: readonly MinesLine[],
  terms: Known<MinesTerms> | undefined,
): FairCheck[] {
  const moves = toMoves(lines);
  const seen = moves.flatMap(({ answer }) => answer?.game ?? []);
  const ids = [...new Set([...moves.flatMap(({ act }) => ('id' in act ? act.id : [])), ...seen.map(({ id }) => id)])];
  const seeds = new Set(moves.flatMap(({ act }) => (act.type === 'start' ? act.asked.client_seed : [])));
  const end = seen.find(({ status }) => status !== 'open');
  const wrong = moves.map((move, index) => wrongAnswer(move, moves.slice(index + 1), game, terms)).find((one) => one !== undefined);
  return [
    ...(ids.length === 0 ? [] : [compareTexts('Código da rodada', ids.join(', '), game.id)]),
    ...(seeds.size < 2 ? [] : [failedCheck('Código usado uma só vez', '1 rodada', `${seeds.size} rodadas: ${game.id}`)]),
    wrong ?? effectCheck(game, moves, terms),
    ...refusedMoves(game, moves),
    ...(end === undefined ? [] : [compareTexts('Fim que você viu', endText(end), endText(game))]),
  ];
}

/** Returns the cells that answers showed as safe, in order. */
export function safeCells(lines: readonly MinesLine[]): readonly number[] {
  const seen = lines
    .flatMap(({ answer }) => answer?.game ?? [])
    .map(({ revealed, status }) => (status === 'lost' ? revealed.slice(0, -1) : revealed));
  return seen.reduce((most, cells) => (cells.length > most.length ? cells : most), []);
}

/** Returns the contradiction between an act and the answer to it, if any. */
function wrongAnswer(
  { act, answer }: Move,
  later: readonly Move[],
  game: Known<StatedGame>,
  terms: Known<MinesTerms> | undefined,
): FairCheck | undefined {
  if (act.type === 'start' && answer?.how === 'refused') return failedCheck(MOVES, 'aposta recusada', endText(game));
  if (answer?.how !== 'answered') return undefined;
  const { game: shown } = answer;
  if (shown === undefined) {
    const isLostAfterwards = act.type === 'cashout' && game.status === 'lost';
    return isLostAfterwards ? failedCheck(CONFIRMED_CASH_OUT, END_LABELS.cashed_out, endText(game)) : undefined;
  }
  const fail = (expected: string) => failedCheck(MOVES, expected, endText(shown));
  switch (act.type) {
    case 'start':
      return shown.status === 'open' && shown.revealed.length === 0 ? undefined : fail('rodada aberta, sem casa aberta');
    case 'reveal': {
      const isOpened = shown.status === 'lost' ? shown.revealed.at(-1) === act.cell : shown.revealed.includes(act.cell);
      if (!isOpened) return fail(`casa ${act.cell}`);
      return shown.status === 'cashed_out' && !mustEnd(shown, game.mines, terms) ? fail(`casa ${act.cell}, rodada aberta`) : undefined;
    }
    case 'cashout': {
      if (shown.status === 'lost') return fail(END_LABELS.cashed_out);
      // A response may be outdated, if the game turns out to be paid without another cash-out.
      const isPaidLater = later.some((one) => one.act.type === 'cashout' && one.answer?.how === 'answered');
      return shown.status === 'open' && (game.status === 'lost' || isPaidLater)
        ? failedCheck(CONFIRMED_CASH_OUT, END_LABELS.cashed_out, isPaidLater ? END_LABELS.open : endText(game))
        : undefined;
    }
    case 'replace':
      return undefined;
  }
}

const mustEnd = ({ revealed, payout = 0 }: SeenGame, mines: number, terms: Known<MinesTerms> | undefined) =>
  terms === undefined || payout >= terms.maxPayout || revealed.length === CELLS - mines;

/**
 * Reports refused moves of an open game: an operator that refuses diamonds waits until the player presses a mine, and one that does not
 * execute a cash-out lets the player risk the prize again.
 */
function refusedMoves({ mine_positions: mines }: Known<StatedGame>, moves: readonly Move[]): FairCheck[] {
  const refused = moves.filter(({ answer }, index) => answer?.how === 'refused' && moves.slice(index + 1).some(isAnswered));
  const cells = refused.flatMap(({ act }) => (act.type === 'reveal' ? act.cell : []));
  const gems = cells.filter((cell) => mines?.includes(cell) === false);
  const checks: FairCheck[] = [];
  if (cells.length > MAX_UNREPORTED_REFUSALS)
    checks.push(uncheckedItem('Casas recusadas', `A casa recusou abrir ${cells.length} casas. ${gems.length} eram diamantes.`));
  const cashOut = moves.findIndex(({ act, answer }) => act.type === 'cashout' && answer?.how !== 'answered');
  const isPlayedOn = cashOut !== -1 && moves.slice(cashOut + 1).some(isOpening);
  if (isPlayedOn) checks.push(FAILED_CASH_OUT);
  return checks;
}

/** Orange check of a cash-out that was refused or got no answer, if a cell was opened afterwards. */
const FAILED_CASH_OUT = uncheckedItem(
  'Parada recusada',
  'Você quis parar e levar o prêmio, a casa recusou ou não respondeu, e a rodada continuou aberta. Guarde as provas e fale com o suporte.',
);

const isAnswered = ({ answer }: Move) => answer?.how === 'answered';
const isOpening = ({ act, answer }: Move) => act.type === 'reveal' && (answer?.how === 'answered' || answer?.how === 'found');

/** Looks for an act behind each effect. An effect without one is from another device, or made up. */
function effectCheck(game: Known<StatedGame>, moves: readonly Move[], terms: Known<MinesTerms> | undefined): FairCheck {
  const pressed = [...new Set(moves.flatMap(({ act }) => (act.type === 'reveal' ? act.cell : [])))];
  const isPaidByHand = game.status === 'cashed_out' && !mustEnd(game, game.mines, terms);
  const expected = actsText(
    pressed.filter((cell) => game.revealed.includes(cell)),
    isPaidByHand && moves.some(({ act }) => act.type === 'cashout'),
  );
  const actual = actsText(game.revealed, isPaidByHand);
  if (expected === actual) return compareTexts(MOVES, expected, actual);
  const last = moves.at(-1);
  if (last === undefined || !isContradicted(game, moves, last)) {
    const unpressed = game.revealed.find((cell) => !pressed.includes(cell));
    return uncheckedItem(
      HERE,
      unpressed === undefined
        ? 'A parada desta rodada, ou a ordem das casas, não é a deste aparelho. Se você não jogou em outro, guarde as provas e fale com o suporte.'
        : `A casa ${unpressed} não foi aberta neste aparelho. Se você não jogou em outro, guarde as provas e fale com o suporte.`,
    );
  }
  return failedCheck(MOVES, `${pressedText(last.act)}, sem resposta válida`, endText(game));
}

/**
 * Returns true if the game ended in the same moment as an act of this browser that got no success, before an answer that showed it
 * open, or after one that showed its end.
 */
function isContradicted({ started_at, ended_at }: Known<StatedGame>, moves: readonly Move[], last: Move): boolean {
  const start = moves.find(({ act }) => act.type === 'start');
  // Durations are compared, because the two clocks may differ. The game began between the first request and the answer to it.
  const duration = ended_at === null ? undefined : Date.parse(ended_at) - Date.parse(started_at);
  const endsFrom = start === undefined || duration === undefined ? undefined : start.at + duration;
  const answeredAt = start?.answerLine?.at;
  const endsUntil = answeredAt === undefined || start === last || duration === undefined ? endsFrom : answeredAt + duration;
  const shownOpen = moves.findLast(({ answer }) => answer?.how === 'answered' && answer.game?.status === 'open');
  const shownEnd = moves.find(({ answer }) => answer?.game !== undefined && answer.game.status !== 'open')?.answerLine;
  if (endsUntil !== undefined && isOneClock(start, shownOpen) && endsUntil < shownOpen.at - ROUNDING_MS) return true;
  if (endsFrom !== undefined && isOneClock(start, shownEnd) && endsFrom > shownEnd.at + ROUNDING_MS) return true;
  const { how, game } = last.answer ?? {};
  if (how === 'answered' || (how === 'found' && game?.status === 'open')) return false;
  const firstSeen = how === 'found' ? last.answerLine?.at : undefined;
  return last.sentAt.some((sentAt) => {
    // A refusal is right if the game had ended before: only an end that is clearly later contradicts it.
    const earliest = how === 'refused' ? sentAt + ROUNDING_MS : sentAt - ROUNDING_MS;
    if (endsFrom !== undefined && endsFrom < earliest) return false;
    return [endsUntil, firstSeen].some((at) => at !== undefined && at - sentAt <= SAME_MOMENT_MS);
  });
}

type Timed = Pick<MinesLine, 'at' | 'loadedAt'>;

/** Returns true if one clock, which was not set meanwhile, gave the times of two lines. Earlier versions did not note it. */
const isOneClock = <Line extends Timed>(one: Timed | undefined, other: Line | undefined): other is Line =>
  other !== undefined && Math.abs((one?.loadedAt ?? 0) - (other.loadedAt ?? 0)) <= ROUNDING_MS;

function pressedText(act: MinesAct): string {
  if (act.type === 'reveal') return `casa ${act.cell}`;
  return act.type === 'cashout' ? 'parar e levar' : 'aposta';
}

const actsText = (cells: readonly number[], isPaid: boolean) =>
  `${cells.length === 0 ? 'nenhuma casa' : `${formatCounted(cells.length, 'casa', 'casas')}: ${cells.join(', ')}`}${isPaid ? ', parar e levar' : ''}`;

const endText = ({ status, revealed, payout = 0 }: SeenGame) =>
  `${END_LABELS[status]}, casas ${revealed.join(', ') || 'nenhuma'}, pagamento ${formatMoney(payout)}`;
