import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';

import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { formatCounted } from '@/shared/format/number';
import type { Known } from '@/shared/lib/known';
import { isKnown } from '@/shared/lib/known';

import type { FairCheck, FairFact } from '../core/fair-checks';
import { compareTexts, uncheckedItem, UNKNOWN_VALUE } from '../core/fair-checks';
import { sha256Hex } from '../core/fair-numbers';
import type { ShownCommitment } from './commitments';
import type { StatedGame } from './compare';
import { compareWithJournal, MAX_UNREPORTED_REFUSALS, safeCells } from './compare';
import type { MinesLine, StartLine } from './journal';
import type { MinesRecords } from './read-journal';
import type { MinesTerms } from './odds';
import { refusedStarts } from './refusals';
import { CELLS, changedTerms, minesLayout, minesPayout, multiplierHundredths } from './odds';

/** Name of the check of the hash that was shown before the bet. */
const SHOWN_HASH = 'Hash mostrado antes da aposta';

/** Reason of the orange check of a game without a start in the journal. */
const NO_COMMITMENT =
  'Esta rodada começou em outro navegador, ou os dados deste foram apagados. O que foi mostrado antes da aposta não pôde ser comparado.';
/** Reason of the orange check of a game without the time of its end. */
const NO_END = 'A casa não informou quando a rodada terminou. Sem isso, as suas jogadas não podem ser comparadas com o fim.';
/** Reason of the orange check of a client seed that was sent before, under another hash. */
const KNOWN_SEED =
  'A casa já conhecia a sua semente quando publicou o hash desta rodada, porque ela foi usada antes. Use outra semente em cada rodada.';

/** Formats a multiplier: '1,2×'. */
export const formatMultiple = (factor: number): string => `${factor.toLocaleString('pt-BR', { maximumFractionDigits: 12 })}×`;

/**
 * Verifies an ended game against its seeds and the journal. A game or terms with an unknown value have one orange check, and an impossible
 * number of mines has one failed check. Callers leave out open games, which would fail.
 *
 * @param records without a start for a game from another browser: its verdict is unchecked at best
 * @param terms current ones, if there is no start
 * @throws {Error} without WebCrypto
 */
export async function verifyMinesGame(game: StatedGame, records: MinesRecords, terms: MinesTerms | undefined): Promise<FairCheck[]> {
  const starts = records.lines.filter((line): line is StartLine => line.act?.type === 'start');
  const shown = shownBefore(starts, game);
  const validTerms = shown?.terms ?? terms;
  if (!isKnown(game) || validTerms === undefined || !isKnown(validTerms)) return [uncheckedItem('Rodada', UNKNOWN_VALUE)];
  const { mines, nonce, client_seed: clientSeed } = game;
  if (!(Number.isInteger(mines) && mines >= 1 && mines < CELLS))
    return [compareTexts('Minas no tabuleiro', `de 1 a ${CELLS - 1}`, String(mines))];
  const serverSeed = game.server_seed ?? '';
  const [hash, layout] = await Promise.all([sha256Hex(serverSeed), minesLayout({ serverSeed, clientSeed, nonce, mines })]);
  const opened = game.revealed.length - (game.status === 'lost' ? 1 : 0);
  const payout = game.status === 'lost' ? 0 : minesPayout(game.amount, mines, opened, validTerms);
  const multiplier = (edgeBp: number) => multiplierHundredths(mines, Math.max(0, opened), edgeBp) / 100;
  const statedCells = game.revealed.map((cell, index) => cellLabel(cell, game.status === 'lost' && index === game.revealed.length - 1));
  return [
    ...(shown === undefined ? [uncheckedItem(SHOWN_HASH, NO_COMMITMENT)] : commitmentChecks(game, starts, shown)),
    ...(records.lines.length === 0 ? [] : compareWithJournal(game, records.lines, shown && validTerms)),
    ...promiseChecks(game, records.lines, validTerms),
    ...(game.ended_at === null ? [uncheckedItem('Fim da rodada', NO_END)] : []),
    ...(await refusalChecks(game, records)),
    ...(shown === undefined || records.before === undefined ? [] : termsChecks(records.before, shown.terms)),
    compareTexts('Hash da semente do servidor', hash, game.server_seed_hash),
    compareTexts('Posição das minas', layout.join(', '), game.mine_positions?.join(', ') ?? 'não informada'),
    compareTexts(
      'Casas abertas',
      expectedCells(layout, game, safeCells(records.lines)).join(', ') || 'nenhuma',
      statedCells.join(', ') || 'nenhuma',
    ),
    atLeast('Multiplicador', multiplier(validTerms.edgeBp), game.multiplier, multiplier(0), formatMultiple),
    atLeast('Pagamento', payout, game.payout, game.status === 'lost' ? 0 : stakeTimes(game), formatMoney),
  ];
}

const stakeTimes = ({ amount, multiplier }: Pick<Known<StatedGame>, 'amount' | 'multiplier'>) =>
  Math.floor((amount * Math.round(multiplier * 100)) / 100);

/**
 * Returns the failed checks of the prizes that answers promised during the game, for the first such answer. The rules give them like the
 * payout, and a cash-out pays what was promised.
 */
function promiseChecks(game: Known<StatedGame>, lines: readonly MinesLine[], terms: Known<MinesTerms>): FairCheck[] {
  const { amount, mines } = game;
  const shown = lines.flatMap(({ answer }) => answer?.game ?? []).filter(({ status }) => status === 'open');
  const failed = shown.map(({ revealed, multiplier, payout }) => {
    if (multiplier === undefined || payout === undefined) return [];
    const opened = revealed.length;
    const isEnd = game.status === 'cashed_out' && opened === game.revealed.length;
    const [least, most] = [terms.edgeBp, 0].map((edgeBp) => multiplierHundredths(mines, opened, edgeBp) / 100) as [number, number];
    return [
      atLeast('Multiplicador mostrado na rodada', least, multiplier, isEnd ? game.multiplier : most, formatMultiple),
      atLeast(
        'Prêmio mostrado na rodada',
        minesPayout(amount, mines, opened, terms),
        payout,
        isEnd ? game.payout : stakeTimes({ amount, multiplier }),
        formatMoney,
      ),
    ].filter(({ passed }) => !passed);
  });
  return failed.find(({ length }) => length > 0) ?? [];
}

/** Returns a check that passes from the due value on, because terms may improve, up to the highest that the rules can give. */
const atLeast = (name: string, due: number, stated: number, highest: number, format: (value: number) => string): FairCheck => ({
  ...compareTexts(name, format(due), format(stated)),
  passed: stated >= due && stated <= highest,
});

/** Returns the commitment of the start that opened the game. A repeated start may have been sent under a later commitment. */
function shownBefore(starts: readonly StartLine[], { server_seed_hash, nonce }: StatedGame): ShownCommitment | undefined {
  const used = starts.find(({ act: { shown } }) => shown.hash === server_seed_hash && shown.nonce === nonce);
  return (used ?? starts.at(-1))?.act.shown;
}

/** Compares a game with the commitment and the request before it. */
function commitmentChecks(game: Known<StatedGame>, starts: readonly StartLine[], shown: ShownCommitment): FairCheck[] {
  const { hash, nonce, terms, multipliers } = shown;
  const at = starts.findIndex(({ act }) => act.shown === shown);
  const asked = starts[at]?.act.asked ?? game;
  const isSeedKnown = starts.slice(0, at).some(({ act }) => act.shown.hash !== hash);
  return [
    compareTexts(SHOWN_HASH, hash, game.server_seed_hash),
    compareTexts('Número mostrado antes da aposta (nonce)', String(nonce), String(game.nonce)),
    compareTexts('O que você pediu', requestText(asked), requestText(game)),
    ...(multipliers === undefined
      ? []
      : [compareTexts('Tabela mostrada antes da aposta', tableText(asked.mines, terms), rowText(multipliers))]),
    ...(isSeedKnown ? [uncheckedItem('Sua semente', KNOWN_SEED)] : []),
  ];
}

/** Reports refused starts: an operator that refuses starts chooses with which client seed its server seed is played. */
async function refusalChecks(game: StatedGame, records: MinesRecords): Promise<FairCheck[]> {
  const { refused } = records;
  if (refused.length <= MAX_UNREPORTED_REFUSALS) return [];
  const played = await refusedStarts(game, records);
  const safe = played.filter((attempt) => attempt.is_gem).length;
  const text = `Antes de aceitar esta aposta, a casa recusou ou deixou sem resposta ${refused.length} apostas suas, e podia esperar por uma em que você perde.`;
  const would = played.length === 0 ? '' : ` Em ${safe} de ${played.length}, a primeira casa que você abriu seria diamante.`;
  return [uncheckedItem('Apostas recusadas antes desta rodada', text + would)];
}

/** Reports terms that became worse since the player's game before. */
function termsChecks(before: MinesTerms, now: MinesTerms): FairCheck[] {
  const changes = changedTerms(before, now).flatMap(({ text, isWorse }) => (isWorse ? text : []));
  return changes.length === 0
    ? []
    : [uncheckedItem('Regras desde a sua rodada anterior', `Mudaram antes desta aposta: ${changes.join('; ')}.`)];
}

/** Lists the inputs of the verification for a receipt. */
export function receiptFacts(game: StatedGame, { lines }: MinesRecords): FairFact[] {
  const start = lines.find(({ act }) => act?.type === 'start');
  return [
    ['Rodada', game.id],
    ['Aposta', `${formatMoney(game.amount)}, ${formatCounted(game.mines, 'mina', 'minas')}`],
    ['Hash da semente do servidor', game.server_seed_hash],
    ['Semente do servidor', game.server_seed ?? 'ainda secreta'],
    ['Sua semente', game.client_seed],
    ['Número da rodada (nonce)', String(game.nonce)],
    ...(start?.act?.type !== 'start'
      ? []
      : [['Hash e número guardados neste navegador', formatDateTime(new Date(start.act.shown.seenAt).toISOString())] as const]),
    ['Começo', formatDateTime(game.started_at)],
    ...(game.ended_at === null ? [] : [['Fim', formatDateTime(game.ended_at)] as const]),
  ];
}

/** Returns the open cells with their true content, those that were safe during the game first. */
const expectedCells = (layout: readonly number[], game: StatedGame, safe: readonly number[]): string[] =>
  [...safe, ...game.revealed.slice(safe.length)].map((cell) => cellLabel(cell, layout.includes(cell)));

const cellLabel = (cell: number, isMine: boolean) => `${cell} ${isMine ? 'mina' : 'diamante'}`;

const requestText = ({ amount, mines, client_seed: seed }: StartMinesGameRequest) =>
  `${formatMoney(amount)}, ${formatCounted(mines, 'mina', 'minas')}, semente ${seed}`;

const tableText = (mines: number, { edgeBp }: Pick<MinesTerms, 'edgeBp'>) =>
  rowText(Array.from({ length: CELLS - mines }, (_, index) => multiplierHundredths(mines, index + 1, edgeBp) / 100));

const rowText = (multipliers: readonly number[]) => multipliers.map(formatMultiple).join(' ');
