/**
 * Failures with different texts (docs/style.md). `offline`: a browser without network. `maintenance`: status 503. `refused`: a 4xx status.
 * `own`: the site's fault, which is any other status or an error without one.
 */
type FailureKind = 'maintenance' | 'own' | 'offline' | 'refused';

/** Texts of refused requests by status. Any other 4xx status has a general text. */
const REFUSED: Readonly<Record<number, string>> = {
  401: 'Sua sessão terminou. Entre de novo.',
  403: 'Sua conta não tem acesso a isto agora.',
  404: 'Não encontramos o que você procura.',
  429: 'Foram muitas tentativas seguidas. Aguarde um minuto e tente de novo.',
};

/** Texts of the other failures by kind. */
const TEXTS: Readonly<Record<Exclude<FailureKind, 'refused'>, string>> = {
  maintenance: 'Estamos em manutenção. Seu saldo está seguro. Tente de novo em alguns minutos.',
  own: 'A falha foi nossa. Tente de novo em instantes.',
  offline: 'Você está sem internet. Conecte-se e tente de novo.',
};

function failureKind(error: unknown): FailureKind {
  if (!navigator.onLine) return 'offline';
  const status = httpStatus(error);
  if (status === 503) return 'maintenance';
  return status !== undefined && status >= 400 && status < 500 ? 'refused' : 'own';
}

/**
 * Returns a text in pt-BR for a failure: for a browser without network, else by the HTTP `status` of the error. An error without
 * a status counts as the site's fault. Server messages, which may be in English, are not shown.
 */
export function failureText(error: unknown): string {
  const kind = failureKind(error);
  if (kind !== 'refused') return TEXTS[kind];
  return REFUSED[httpStatus(error) ?? 0] ?? 'Este pedido foi recusado. Recarregue a página ou fale com o suporte.';
}

function httpStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
