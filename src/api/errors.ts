/** The call got no answer: no connection, a broken one, or none in time. Its status is 500 (SPEC L8). */
export class NetworkError extends Error {
  readonly kind = 'network';
  readonly status = 500;
  /** @param sent false when the call never left, so that it cannot have had an effect */
  constructor(
    readonly sent: boolean,
    cause?: unknown,
  ) {
    super('No answer from the server', { cause });
  }
}

/** The server refused or failed. */
export class HttpError extends Error {
  readonly kind = 'http';
  constructor(
    readonly status: number,
    /** The server's own words for the player; empty when it had none. */
    override readonly message: string,
    /** Messages by field, of a 422 or an older form of it. */
    readonly fieldErrors: Readonly<Record<string, readonly string[]>> = {},
    /** Why a 403: pending_kyc, limit_reached, … */
    readonly reason = '',
    /** Seconds until a next attempt may succeed, of a 429. */
    readonly retryAfter?: number,
    /** The member `error` of the answer, which a login is told by (SPEC V3); empty where there is none. */
    readonly errorText = '',
  ) {
    super(message);
  }
}

/** The answer is not what the contract says. */
export class ContractError extends Error {
  readonly kind = 'contract';
  readonly status = 500;
  constructor(
    /** The operation, or method and path where the contract has none. */
    readonly operationId: string,
    /** Where in the answer, as a JSON pointer; empty: the whole of it. */
    readonly pointer: string,
    /** What is wrong there. */
    readonly detail: string,
  ) {
    super(`${operationId} ${pointer === '' ? '/' : pointer}: ${detail}`);
  }
}

/** The player's address is blocked or a VPN was seen; always a 403 (SPEC L8). */
export class IpBlockedError extends Error {
  readonly kind = 'ip_blocked';
  readonly status = 403;
}

/** Every way in which a call can fail. */
export type ApiError = NetworkError | HttpError | ContractError | IpBlockedError;

/** Whether something thrown is an error of a call. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof NetworkError || error instanceof HttpError || error instanceof ContractError || error instanceof IpBlockedError;
}

/**
 * What failed and what to do, for the player.
 *
 * @param error anything thrown
 * @returns one or two short sentences in pt-BR
 */
export function describeError(error: unknown): string {
  if (!isApiError(error)) return 'Algo deu errado. Recarregue a página e tente de novo.';
  switch (error.kind) {
    case 'network':
      return 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.';
    case 'ip_blocked':
      return 'Sua conexão parece usar VPN. Desative a VPN para continuar.';
    case 'contract':
      return 'O servidor respondeu algo inesperado. Tente de novo em instantes.';
    case 'http':
      return error.message === '' ? describeStatus(error.status) : error.message;
  }
}

function describeStatus(status: number): string {
  if (status === 401) return 'Sua sessão terminou. Entre de novo.';
  if (status === 403) return 'Acesso negado.';
  if (status === 404) return 'Não encontramos o que você procura.';
  if (status === 429) return 'Muitas tentativas. Aguarde um momento.';
  return 'O servidor não conseguiu responder. Tente de novo em instantes.';
}
