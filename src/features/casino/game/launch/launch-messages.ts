import { describeError, HttpError, IpBlockedError, NetworkError } from '@/api/errors';
import { paths } from '@/shell/paths';

/** A way out of a refusal: a page, the identity check, the login, or another try. */
export type PlayWay =
  | { readonly kind: 'page'; readonly to: string; readonly label: string }
  | { readonly kind: 'verify' | 'login' | 'retry'; readonly label: string };

/** Why a game does not open, for the player. */
export interface PlayRefusal {
  readonly title: string;
  readonly text: string;
  /** The best first. */
  readonly ways: readonly PlayWay[];
}

const AGAIN: PlayWay = { kind: 'retry', label: 'Tentar de novo' };
const OTHERS: PlayWay = { kind: 'page', to: paths.casino(), label: 'Ver outros jogos' };
const VERIFY: PlayWay = { kind: 'verify', label: 'Continuar a verificação' };

/** Refusals that the player's own standing gives, by the reason of the 403. */
const REASONS: Readonly<Record<string, Pick<PlayRefusal, 'title' | 'ways'>>> = {
  limit_reached: {
    title: 'Você chegou a um limite seu',
    ways: [{ kind: 'page', to: paths.protection(), label: 'Ver meus limites' }],
  },
  suspended: {
    title: 'Sua conta está em pausa',
    ways: [{ kind: 'page', to: paths.protectionSuspension(), label: 'Ver minha pausa' }],
  },
  excluded: {
    title: 'Sua conta está em autoexclusão',
    ways: [
      { kind: 'page', to: paths.walletWithdraw(), label: 'Sacar meu saldo' },
      { kind: 'page', to: paths.protectionExclusion(), label: 'Ver minha autoexclusão' },
    ],
  },
  pending_face_id: { title: 'Falta a verificação facial', ways: [VERIFY] },
  pending_kyc: { title: 'Falta verificar a sua identidade', ways: [VERIFY] },
};

/** The casino as a whole is closed by the house (SPEC E6). */
export const CASINO_CLOSED: PlayRefusal = {
  title: 'O cassino está fechado agora',
  text: 'Nenhum jogo pode ser aberto no momento. Seu saldo não mudou.',
  ways: [AGAIN],
};

/** The game's frame never came, or what the backend names is no address of a game (its origin is not configured). */
export const FRAME_DEAD: PlayRefusal = {
  title: 'O jogo não respondeu',
  text: 'Confira sua conexão e se algum bloqueador impede a janela do jogo. O que você já apostou está nas transações.',
  ways: [AGAIN, OTHERS],
};

/** What the player reads of a game that could not be opened. */
export function refusalOf(error: unknown): PlayRefusal {
  const text = describeError(error);
  if (error instanceof IpBlockedError) return { title: 'Acesso bloqueado', text, ways: [AGAIN] };
  if (error instanceof NetworkError) return { title: navigator.onLine ? 'O jogo não abriu' : 'Você está sem conexão', text, ways: [AGAIN] };
  if (!(error instanceof HttpError)) return { title: 'O jogo não abriu', text, ways: [AGAIN, OTHERS] };
  const { status, reason, retryAfter } = error;
  const own = REASONS[reason];
  if (status === 403 && own !== undefined) return { ...own, text };
  if (status === 401) return { title: 'Sua sessão terminou', text, ways: [{ kind: 'login', label: 'Entrar' }] };
  if (status === 403) return { title: 'Você não pode jogar agora', text, ways: [OTHERS] };
  if (status === 404) return { title: 'Este jogo não está mais aqui', text: 'Ele saiu do catálogo.', ways: [OTHERS] };
  if (status === 409) return { title: 'Este jogo não está disponível agora', text, ways: [AGAIN, OTHERS] };
  if (status === 429) return { title: 'Muitas tentativas', text: waitFor(retryAfter) ?? text, ways: [AGAIN] };
  return { title: 'O jogo não abriu', text, ways: [AGAIN, OTHERS] };
}

function waitFor(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  return `Aguarde ${Math.max(1, Math.ceil(seconds))} s e tente de novo.`;
}
