import type { MinesGame } from '@generated/api/model/mines-game';
import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';

import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { formatCounted } from '@/shared/format/number';
import type { Known } from '@/shared/lib/known';
import { isKnown } from '@/shared/lib/known';

import type { FairCheck, FairFact } from '../core/fair-checks';
import { compareTexts, uncheckedItem, UNKNOWN_VALUE } from '../core/fair-checks';
import { sha256Hex } from '../core/fair-numbers';
import type { GameCommitment, GameEnd } from './commitments';
import type { MinesTerms } from './odds';
import { CELLS, minesLayout, minesPayout, multiplierHundredths } from './odds';

const SHOWN_HASH = 'Hash mostrado antes da aposta';

export const CONFIRMED_CASH_OUT = 'Retirada que a casa confirmou';

const NO_COMMITMENT =
  'Esta rodada começou em outro navegador, ou os dados deste foram apagados. O que foi mostrado antes da aposta não pôde ser comparado.';
const KNOWN_SEED =
  'A casa já conhecia a sua semente quando publicou o hash desta rodada, porque ela foi usada antes. Use outra semente em cada rodada.';

/** Format created on first use: the data of a language takes a slow phone up to 100 ms. */
let multiples: Intl.NumberFormat | undefined;

export function formatMultiple(factor: number): string {
  multiples ??= new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 12 });
  return `${multiples.format(factor)}×`;
}

/**
 * Verifies an ended game against its seeds and the saved commitment.
 *
 * @param commitment undefined for a game from another browser: its verdict is unchecked at best
 * @param terms current ones, if there is no commitment
 */
export async function verifyMinesGame(game: MinesGame, commitment: GameCommitment | undefined, terms: MinesTerms): Promise<FairCheck[]> {
  const validTerms = commitment?.terms ?? terms;
  if (!isKnown(game) || !isKnown(validTerms)) return [uncheckedItem('Rodada', UNKNOWN_VALUE)];
  const { mines, nonce, client_seed: clientSeed } = game;
  const serverSeed = game.server_seed ?? '';
  const [hash, layout] = await Promise.all([sha256Hex(serverSeed), minesLayout({ serverSeed, clientSeed, nonce, mines })]);
  const opened = game.revealed.length - (game.status === 'lost' ? 1 : 0);
  const payout = game.status === 'lost' ? 0 : minesPayout(game.amount, mines, opened, validTerms);
  const statedCells = game.revealed.map((cell, index) => cellLabel(cell, game.status === 'lost' && index === game.revealed.length - 1));
  return [
    ...(commitment === undefined ? [uncheckedItem(SHOWN_HASH, NO_COMMITMENT)] : commitmentChecks(game, commitment)),
    compareTexts('Hash da semente do servidor', hash, game.server_seed_hash),
    compareTexts('Posição das minas', layout.join(', '), game.mine_positions?.join(', ') ?? 'não informada'),
    compareTexts('Casas abertas', expectedCells(layout, game, commitment).join(', ') || 'nenhuma', statedCells.join(', ') || 'nenhuma'),
    compareTexts(
      'Multiplicador',
      formatMultiple(multiplierHundredths(mines, Math.max(0, opened), validTerms.edgeBp) / 100),
      formatMultiple(game.multiplier),
    ),
    compareTexts('Pagamento', formatMoney(payout), formatMoney(game.payout)),
  ];
}

/** Compares a game with all that this browser saved before and during it. */
function commitmentChecks(game: Known<MinesGame>, commitment: GameCommitment): FairCheck[] {
  const { hash, nonce, asked, isSeedKnown, isCashOutOpen, breach, end, terms, multipliers } = commitment;
  return [
    compareTexts(SHOWN_HASH, hash, game.server_seed_hash),
    compareTexts('Número mostrado antes da aposta (nonce)', String(nonce), String(game.nonce)),
    compareTexts('O que você pediu', requestText(asked), requestText(game)),
    ...(multipliers === undefined
      ? []
      : [compareTexts('Tabela mostrada antes da aposta', tableText(asked.mines, terms), rowText(multipliers))]),
    ...(isSeedKnown === true ? [uncheckedItem('Sua semente', KNOWN_SEED)] : []),
    ...(isCashOutOpen === true ? [compareTexts(CONFIRMED_CASH_OUT, END_LABELS.cashed_out, END_LABELS[game.status])] : []),
    ...(breach === undefined ? [] : [{ name: 'Jogada que você fez', passed: false, ...breach }]),
    ...(end === undefined ? [] : [compareTexts('Fim que você viu', endText(end), endText(game))]),
  ];
}

export function receiptFacts(game: MinesGame, commitment: GameCommitment | null): FairFact[] {
  return [
    ['Rodada', game.id],
    ['Aposta', `${formatMoney(game.amount)}, ${formatCounted(game.mines, 'mina', 'minas')}`],
    ['Hash da semente do servidor', game.server_seed_hash],
    ['Semente do servidor', game.server_seed ?? 'ainda secreta'],
    ['Sua semente', game.client_seed],
    ['Número da rodada (nonce)', String(game.nonce)],
    ...(commitment === null
      ? []
      : [['Hash e número guardados neste navegador', formatDateTime(new Date(commitment.seenAt).toISOString())] as const]),
    ['Começo', formatDateTime(game.started_at)],
    ...(game.ended_at === null ? [] : [['Fim', formatDateTime(game.ended_at)] as const]),
  ];
}

/** Returns the open cells with their true content, those that were safe during the game first. */
function expectedCells(layout: readonly number[], game: MinesGame, commitment: GameCommitment | undefined): string[] {
  const safe = commitment?.safe ?? [];
  return [...safe, ...game.revealed.slice(safe.length)].map((cell) => cellLabel(cell, layout.includes(cell)));
}

const cellLabel = (cell: number, isMine: boolean) => `${cell} ${isMine ? 'mina' : 'diamante'}`;

const requestText = ({ amount, mines, client_seed: seed }: StartMinesGameRequest) =>
  `${formatMoney(amount)}, ${formatCounted(mines, 'mina', 'minas')}, semente ${seed}`;

const tableText = (mines: number, { edgeBp }: Pick<MinesTerms, 'edgeBp'>) =>
  rowText(Array.from({ length: CELLS - mines }, (_, index) => multiplierHundredths(mines, index + 1, edgeBp) / 100));

const rowText = (multipliers: readonly number[]) => multipliers.map(formatMultiple).join(' ');

export const END_LABELS = { open: 'rodada aberta', cashed_out: 'retirada', lost: 'mina' } as const;

const endText = ({ status, revealed, payout }: GameEnd) =>
  `${END_LABELS[status]}, casas ${revealed.join(', ') || 'nenhuma'}, pagamento ${formatMoney(payout)}`;
