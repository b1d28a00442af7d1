import type { MinesGame } from '@generated/api/model/mines-game';

import type { FairCheck, FairFact } from '@/shared/fairness/fair-checks';
import { compareTexts } from '@/shared/fairness/fair-checks';
import { sha256Hex } from '@/shared/fairness/fair-numbers';
import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { formatCounted } from '@/shared/format/number';

import type { GameCommitment } from '../moves/commitments';
import type { MinesTerms } from '../odds';
import { minesLayout, minesPayout, multiplierHundredths } from '../odds';

const OPENED_CELL = 'Casa que você abriu';
const SHOWN_HASH = 'Hash mostrado antes da aposta';

const multiples = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 12 });
const multiple = (factor: number) => `${multiples.format(factor)}×`;

/**
 * Verifies an ended game against its seeds and the saved commitment.
 *
 * @param commitment undefined, with fewer checks, for a game from another browser
 * @param terms current ones, if there is no commitment
 */
export async function verifyMinesGame(game: MinesGame, commitment: GameCommitment | undefined, terms: MinesTerms): Promise<FairCheck[]> {
  const { mines, nonce, client_seed: clientSeed } = game;
  const serverSeed = game.server_seed ?? '';
  const [hash, layout] = await Promise.all([sha256Hex(serverSeed), minesLayout({ serverSeed, clientSeed, nonce, mines })]);
  const opened = game.revealed.length - (game.status === 'lost' ? 1 : 0);
  const validTerms = commitment?.terms ?? terms;
  const payout = game.status === 'lost' ? 0 : minesPayout(game.amount, mines, opened, validTerms);
  const statedCells = game.revealed.map((cell, index) => cellLabel(cell, game.status === 'lost' && index === game.revealed.length - 1));
  return [
    ...(commitment === undefined ? [] : [compareTexts(SHOWN_HASH, commitment.hash, game.server_seed_hash)]),
    compareTexts('Hash da semente do servidor', hash, game.server_seed_hash),
    ...(commitment === undefined ? [] : [compareTexts('O que você pediu', savedRequest(commitment), statedRequest(game))]),
    ...(commitment?.breach === undefined ? [] : [{ name: OPENED_CELL, passed: false, ...commitment.breach }]),
    compareTexts('Posição das minas', layout.join(', '), game.mine_positions?.join(', ') ?? 'não informada'),
    compareTexts('Casas abertas', expectedCells(layout, game, commitment).join(', ') || 'nenhuma', statedCells.join(', ') || 'nenhuma'),
    compareTexts(
      'Multiplicador',
      multiple(multiplierHundredths(mines, Math.max(0, opened), validTerms.edgeBp) / 100),
      multiple(game.multiplier),
    ),
    compareTexts('Pagamento', formatMoney(payout), formatMoney(game.payout)),
  ];
}

/** Returns true if no commitment was compared. */
export function lacksCommitment(checks: readonly FairCheck[]): boolean {
  return !checks.some(({ name }) => name === SHOWN_HASH);
}

export function receiptFacts(game: MinesGame): FairFact[] {
  return [
    ['Rodada', game.id],
    ['Aposta', `${formatMoney(game.amount)}, ${formatCounted(game.mines, 'mina', 'minas')}`],
    ['Hash da semente do servidor', game.server_seed_hash],
    ['Semente do servidor', game.server_seed ?? 'ainda secreta'],
    ['Sua semente', game.client_seed],
    ['Número da rodada (nonce)', String(game.nonce)],
    ['Começo', formatDateTime(game.started_at)],
    ...(game.ended_at === null ? [] : [['Fim', formatDateTime(game.ended_at)] as const]),
  ];
}

/** Open cells with their true content, those that were safe during the game first. */
function expectedCells(layout: readonly number[], game: MinesGame, commitment: GameCommitment | undefined): string[] {
  const safe = commitment?.safe ?? [];
  return [...safe, ...game.revealed.slice(safe.length)].map((cell) => cellLabel(cell, layout.includes(cell)));
}

const cellLabel = (cell: number, isMine: boolean) => `${cell} ${isMine ? 'mina' : 'diamante'}`;

const savedRequest = ({ asked, nonce }: GameCommitment) => requestText(asked.amount, asked.mines, asked.client_seed, nonce);
const statedRequest = (game: MinesGame) => requestText(game.amount, game.mines, game.client_seed, game.nonce);

function requestText(amount: number, mines: number, seed: string, nonce: number): string {
  return `${formatMoney(amount)}, ${formatCounted(mines, 'mina', 'minas')}, semente ${seed}, rodada nº ${nonce}`;
}
