import type { IconName } from '@/shared/ui/icon-paths';

/**
 * Reason of a failure. `unreachable`: the iframe did not load. `timeout`: it showed no page in time. `closed`: removed, because it
 * navigated to a foreign page or sent too many messages. `script-failed`: the script was blocked. `script-refused`: the configuration is
 * missing or not accepted.
 */
export type SportsbookFailure = 'unreachable' | 'timeout' | 'closed' | 'script-failed' | 'script-refused';

interface FailureMessage {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const CHECK_BETS = 'Se você estava apostando, confira em Minhas apostas antes de apostar de novo.';

/** Notice in place of the sportsbook, by the reason. */
export const FAILURE_MESSAGES: Readonly<Record<SportsbookFailure, FailureMessage>> = {
  unreachable: {
    icon: 'wifi-off',
    title: 'As apostas esportivas não carregaram',
    text: 'Confira sua conexão e se algo bloqueia esta página no navegador.',
  },
  timeout: {
    icon: 'wifi-off',
    title: 'As apostas esportivas não responderam',
    text: 'O fornecedor pode estar fora do ar. Tente de novo em instantes.',
  },
  closed: {
    icon: 'shield',
    title: 'As apostas esportivas foram fechadas',
    text: `Esta janela fez algo inesperado e foi fechada para sua segurança. ${CHECK_BETS}`,
  },
  'script-failed': {
    icon: 'shield',
    title: 'Algo bloqueou as apostas esportivas',
    text: 'Um bloqueador de anúncios ou a rede impediu que carregassem. Libere este site no bloqueador e tente de novo.',
  },
  'script-refused': {
    icon: 'warning',
    title: 'As apostas esportivas estão indisponíveis',
    text: 'O problema é nosso, não do seu aparelho. Tente mais tarde ou fale com o atendimento.',
  },
};
