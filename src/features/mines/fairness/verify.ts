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

const OPENED = 'Casa que você abriu';
const SHOWN_BEFORE = 'Hash mostrado antes da aposta';

const multiples = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 12 });
const multiple = (factor: number) => `${multiples.format(factor)}×`;

/**
 * Recomputes an ended game from its seeds and compares it with what the house said, and with what this browser knew
 * before the end.
 *
 * @param game as the house tells it, ended
 * @param kept what this browser knew; undefined for a game that was begun elsewhere, of which less can be compared
 * @param terms the house's terms now, for a game that was begun elsewhere
 */
export async function verifyMinesGame(game: MinesGame, kept: GameCommitment | undefined, terms: MinesTerms): Promise<FairCheck[]> {
  const { mines, nonce, client_seed: clientSeed } = game;
  const serverSeed = game.server_seed ?? '';
  const [hash, layout] = await Promise.all([sha256Hex(serverSeed), minesLayout({ serverSeed, clientSeed, nonce, mines })]);
  const opened = game.revealed.length - (game.status === 'lost' ? 1 : 0);
  const held = kept?.terms ?? terms;
  const payout = game.status === 'lost' ? 0 : minesPayout(game.amount, mines, opened, held);
  const told = game.revealed.map((cell, index) => named(cell, game.status === 'lost' && index === game.revealed.length - 1));
  return [
    ...(kept === undefined ? [] : [compareTexts(SHOWN_BEFORE, kept.hash, game.server_seed_hash)]),
    compareTexts('Hash da semente do servidor', hash, game.server_seed_hash),
    ...(kept === undefined ? [] : [compareTexts('O que você pediu', wishOf(kept), wishIn(game))]),
    ...(kept?.breach === undefined ? [] : [{ name: OPENED, passed: false, ...kept.breach }]),
    compareTexts('Posição das minas', layout.join(', '), game.mine_positions?.join(', ') ?? 'não informada'),
    compareTexts('Casas abertas', openedBy(layout, game, kept).join(', ') || 'nenhuma', told.join(', ') || 'nenhuma'),
    compareTexts('Multiplicador', multiple(multiplierHundredths(mines, Math.max(0, opened), held.edgeBp) / 100), multiple(game.multiplier)),
    compareTexts('Pagamento', formatMoney(payout), formatMoney(game.payout)),
  ];
}

/** Whether a check knew nothing of what this browser was shown before the game. */
export function lacksCommitment(checks: readonly FairCheck[]): boolean {
  return !checks.some(({ name }) => name === SHOWN_BEFORE);
}

/** What a game was made of, line by line, enough to check it by hand. */
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

/** The open cells as the layout has them: those that the house called safe while it was played, and those that came after. */
function openedBy(layout: readonly number[], game: MinesGame, kept: GameCommitment | undefined): string[] {
  const safe = kept?.safe ?? [];
  return [...safe, ...game.revealed.slice(safe.length)].map((cell) => named(cell, layout.includes(cell)));
}

const named = (cell: number, isMine: boolean) => `${cell} ${isMine ? 'mina' : 'diamante'}`;

const wishOf = ({ asked, nonce }: GameCommitment) => draft(asked.amount, asked.mines, asked.client_seed, nonce);
const wishIn = (game: MinesGame) => draft(game.amount, game.mines, game.client_seed, game.nonce);

function draft(amount: number, mines: number, seed: string, nonce: number): string {
  return `${formatMoney(amount)}, ${formatCounted(mines, 'mina', 'minas')}, semente ${seed}, rodada nº ${nonce}`;
}
