import { describeError, HttpError, IpBlockedError, NetworkError } from '@/api/errors';
import { paths } from '@/product/paths';

/**
 * Way out of a failed launch. `page` leads to a page, `verify` starts the identity check, `login` opens the login, `retry`
 * launches again.
 */
export type LaunchAction =
  | { readonly kind: 'page'; readonly to: string; readonly label: string }
  | { readonly kind: 'verify' | 'login' | 'retry'; readonly label: string };

/** Message about a game that could not be launched. */
export interface LaunchMessage {
  readonly title: string;
  readonly text: string;
  /** Actions, most useful first. */
  readonly actions: readonly LaunchAction[];
}

const RETRY: LaunchAction = { kind: 'retry', label: 'Tentar de novo' };
const OTHER_GAMES: LaunchAction = { kind: 'page', to: paths.casino(), label: 'Ver outros jogos' };
const VERIFY: LaunchAction = { kind: 'verify', label: 'Continuar a verificação' };

/** Titles and actions by the `reason` of a 403. */
const MESSAGES_BY_REASON: Readonly<Record<string, Pick<LaunchMessage, 'title' | 'actions'>>> = {
  limit_reached: {
    title: 'Você chegou a um limite seu',
    actions: [{ kind: 'page', to: paths.protection(), label: 'Ver meus limites' }],
  },
  suspended: {
    title: 'Conta em pausa',
    actions: [{ kind: 'page', to: paths.protectionSuspension(), label: 'Ver minha pausa' }],
  },
  excluded: {
    title: 'Sua conta está em autoexclusão',
    actions: [
      { kind: 'page', to: paths.walletWithdraw(), label: 'Sacar meu saldo' },
      { kind: 'page', to: paths.protectionExclusion(), label: 'Ver minha autoexclusão' },
    ],
  },
  pending_activation: {
    title: 'Falta ativar a sua conta',
    actions: [{ kind: 'page', to: paths.userActivation(), label: 'Ver o que falta' }],
  },
  barred: {
    title: 'Sua conta não pode apostar',
    actions: [{ kind: 'page', to: paths.walletWithdraw(), label: 'Sacar meu saldo' }],
  },
  terms_changed: {
    title: 'Os termos de uso mudaram',
    actions: [{ kind: 'page', to: paths.userTerms(), label: 'Ver o que mudou' }],
  },
  pending_face_id: { title: 'Falta a verificação facial', actions: [VERIFY] },
  pending_kyc: { title: 'Verifique sua identidade para jogar', actions: [VERIFY] },
};

/** Message for a casino that is closed in the settings (SPEC E6). */
export const CASINO_CLOSED: LaunchMessage = {
  title: 'O cassino está fechado agora',
  text: 'Nenhum jogo pode ser aberto no momento. Seu saldo não mudou.',
  actions: [RETRY],
};

/** Message for an iframe that did not report ready in time, or whose origin is not configured. */
export const FRAME_UNREACHABLE: LaunchMessage = {
  title: 'O jogo não respondeu',
  text: 'Confira sua conexão e se algum bloqueador impede a janela do jogo. O que você já apostou está nas transações.',
  actions: [RETRY, OTHER_GAMES],
};

/** Message above a game of the 'plain' integration that has not loaded in time. The game stays, because it may still load. */
export const GAME_SLOW: LaunchMessage = {
  title: 'O jogo está demorando para abrir',
  text: 'Ele ainda pode abrir aqui embaixo. O que você já apostou está nas transações.',
  actions: [RETRY, OTHER_GAMES],
};

/** Returns the message for a failed request to launch a game. */
export function errorMessage(error: unknown): LaunchMessage {
  const text = describeError(error);
  if (error instanceof IpBlockedError) return { title: 'Acesso bloqueado', text, actions: [RETRY] };
  if (error instanceof NetworkError)
    return { title: navigator.onLine ? 'O jogo não abriu' : 'Você está sem conexão', text, actions: [RETRY] };
  if (!(error instanceof HttpError)) return { title: 'O jogo não abriu', text, actions: [RETRY, OTHER_GAMES] };
  const { status, reason, retryAfter } = error;
  const byReason = MESSAGES_BY_REASON[reason];
  if (status === 403 && byReason !== undefined) return { ...byReason, text };
  if (status === 401) return { title: 'Sua sessão terminou', text, actions: [{ kind: 'login', label: 'Entrar' }] };
  if (status === 403) return { title: 'Você não pode jogar agora', text, actions: [OTHER_GAMES] };
  if (status === 404) return { title: 'Este jogo não está mais aqui', text: 'Ele saiu do catálogo.', actions: [OTHER_GAMES] };
  if (status === 409) return { title: 'Este jogo não está disponível agora', text, actions: [RETRY, OTHER_GAMES] };
  if (status === 429) return { title: 'Muitas tentativas', text: retryAfterText(retryAfter) ?? text, actions: [RETRY] };
  return { title: 'O jogo não abriu', text, actions: [RETRY, OTHER_GAMES] };
}

function retryAfterText(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  return `Aguarde ${Math.max(1, Math.ceil(seconds))} s e tente de novo.`;
}
