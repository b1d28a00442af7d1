import { formatTime } from '@/shared/format/date';

/** No connection, a broken one, a timeout, or code that did not load. Counts as 500 (SPEC L8). */
export class NetworkError extends Error {
  readonly kind = 'network';
  readonly status = 500;
  /** @param sent false if the request never left, so that it had no effect */
  constructor(
    readonly sent: boolean,
    cause?: unknown,
    readonly isTimeout = false,
  ) {
    super('No response from the server', { cause });
  }
}

export interface HttpErrorOptions {
  /** Of a 422 or an older form of it, by field. Empty if its texts are not for players. */
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>;
  /** Of a 403: pending_kyc, limit_reached, … */
  readonly reason?: string;
  /** Seconds, from Retry-After. */
  readonly retryAfter?: number | undefined;
  /** Of a failed login: wrong passwords before the account is blocked. */
  readonly attemptsLeft?: number | undefined;
  /** Decides a failed login (SPEC V3). */
  readonly errorText?: string;
  /** For logic and logs. Never rendered. */
  readonly serverMessage?: string;
  /** As in `HttpError`. */
  readonly isDocumentedRejection?: boolean;
}

export class HttpError extends Error {
  readonly kind = 'http';
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  readonly reason: string;
  readonly retryAfter: number | undefined;
  readonly attemptsLeft: number | undefined;
  readonly errorText: string;
  readonly serverMessage: string;
  /**
   * The operation documents this status as "not executed" and the body matches its schema (SPEC D16). Says nothing
   * about an earlier attempt under the same key.
   */
  readonly isDocumentedRejection: boolean;

  /** @param message for the player; empty if the contract documents none */
  constructor(
    readonly status: number,
    override readonly message: string,
    options: HttpErrorOptions = {},
  ) {
    super(message);
    this.fieldErrors = options.fieldErrors ?? {};
    this.reason = options.reason ?? '';
    this.retryAfter = options.retryAfter;
    this.attemptsLeft = options.attemptsLeft;
    this.errorText = options.errorText ?? '';
    this.serverMessage = options.serverMessage ?? '';
    this.isDocumentedRejection = options.isDocumentedRejection ?? false;
  }
}

/** The effect of the request is unknown. */
export class ContractError extends Error {
  readonly kind = 'contract';
  readonly status = 500;
  constructor(
    /** Or method and path, outside the contract. */
    readonly operationId: string,
    /** JSON pointer; empty for the whole body. */
    readonly pointer: string,
    /** Never the value. */
    readonly detail: string,
  ) {
    super(`${operationId} ${pointer === '' ? '/' : pointer}: ${detail}`);
  }
}

/** A blocked address or a VPN. Counts as a 403 (SPEC L8). */
export class IpBlockedError extends Error {
  readonly kind = 'ip_blocked';
  readonly status = 403;
  /** @param isDocumentedRejection false if the response is no documented 403 */
  constructor(readonly isDocumentedRejection = false) {
    super();
  }
}

export type ApiError = NetworkError | HttpError | ContractError | IpBlockedError;

export function isApiError(error: unknown): error is ApiError {
  return error instanceof NetworkError || error instanceof HttpError || error instanceof ContractError || error instanceof IpBlockedError;
}

/** 0 if the server does not say. */
export function retryAfterMs(error: unknown): number {
  return error instanceof HttpError ? (error.retryAfter ?? 0) * 1000 : 0;
}

/**
 * Returns what failed and what to do, in pt-BR. Lost connection, maintenance, own failure and refused request differ
 * (docs/style.md).
 */
export function describeError(error: unknown): string {
  if (!isApiError(error)) return 'Algo deu errado. Recarregue a página e tente de novo.';
  switch (error.kind) {
    case 'network':
      return navigator.onLine
        ? 'Não conseguimos falar com o servidor. Tente de novo em instantes.'
        : 'Você está sem internet. Conecte-se e tente de novo.';
    case 'ip_blocked':
      return 'Sua conexão parece usar VPN. Desative a VPN para continuar.';
    case 'contract':
      return 'O servidor respondeu algo inesperado. Tente de novo em instantes.';
    case 'http':
      return error.message === '' ? describeStatus(error) : error.message;
  }
}

const REJECTIONS: Readonly<Record<number, string>> = {
  401: 'Sua sessão terminou. Entre de novo.',
  403: 'Acesso negado.',
  404: 'Não encontramos o que você procura.',
  422: 'Confira os dados e tente de novo.',
};

function describeStatus({ status, retryAfter }: HttpError): string {
  if (status === 429) return `Muitas tentativas. ${describeWait(retryAfter)}`;
  if (status === 503) return 'Estamos em manutenção. Seu saldo está seguro.';
  if (status >= 500 || status === 408) return 'Algo falhou do nosso lado. Tente de novo em instantes.';
  return REJECTIONS[status] ?? 'O pedido não foi aceito. Confira os dados e tente de novo.';
}

const MINUTE_S = 60;

/** Seconds up to a minute, otherwise a clock time. */
function describeWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'Aguarde um momento.';
  if (seconds <= MINUTE_S) return `Aguarde ${Math.max(1, Math.ceil(seconds))} s e tente de novo.`;
  return `Tente de novo às ${formatTime(new Date(Date.now() + seconds * 1000).toISOString())}.`;
}
