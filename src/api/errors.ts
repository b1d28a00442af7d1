import { formatTime } from '@/shared/format/date';

/** Error of a missing or broken connection, a timeout or code that did not load. Counts as 500 (SPEC L8). */
export class NetworkError extends Error {
  readonly kind = 'network';
  readonly status = 500;
  /**
   * @param sent false if the request never left the device, so that it had no effect
   * @param isTimeout true if the response did not come within the time limit
   */
  constructor(
    readonly sent: boolean,
    cause?: unknown,
    readonly isTimeout = false,
  ) {
    super('No response from the server', { cause });
  }
}

/** Parts of an error response that `HttpError` takes besides status and message. */
export interface HttpErrorOptions {
  /** Errors of a 422 or an older form of it, by field. A field is empty if none of its texts is for players. */
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>;
  /** Text of the body's `status`, such as the reason of a 403: pending_kyc, limit_reached, …; empty if there is none. */
  readonly reason?: string;
  /** Wait in seconds, from Retry-After. */
  readonly retryAfter?: number | undefined;
  /** Wrong passwords that are left after a failed login before the account is blocked; undefined if none is left or it is unknown. */
  readonly attemptsLeft?: number | undefined;
  /** Text of the body's `error` for players, which a failed login shows (SPEC V3); empty if there is none. */
  readonly errorText?: string;
  /** Message for logic and logs, never rendered. */
  readonly serverMessage?: string;
  /** True if the contract documents this response as "not executed", as in `HttpError`; false by default. */
  readonly isDocumentedRejection?: boolean;
}

/** Error of a response with an error status. */
export class HttpError extends Error {
  readonly kind = 'http';
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  readonly reason: string;
  readonly retryAfter: number | undefined;
  readonly attemptsLeft: number | undefined;
  readonly errorText: string;
  readonly serverMessage: string;
  /**
   * True if the operation documents this status as "not executed" and the body matches its schema (SPEC D16). Says
   * nothing about an earlier attempt under the same key.
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

/** Error of a response outside the contract: the effect of the request is unknown. Counts as 500. */
export class ContractError extends Error {
  /** Name of the error in the monitoring: without it that is Error. */
  override readonly name = 'ContractError';
  readonly kind = 'contract';
  readonly status = 500;
  constructor(
    /** Id of the operation; method and path outside the contract. */
    readonly operationId: string,
    /** JSON pointer to the place; empty for the whole body. */
    readonly pointer: string,
    /** Expectation that was not met, never the value. */
    readonly detail: string,
  ) {
    super(`${operationId} ${pointer === '' ? '/' : pointer}: ${detail}`);
  }
}

/** Error of a blocked address or a VPN. Counts as a 403 (SPEC L8). */
export class IpBlockedError extends Error {
  readonly kind = 'ip_blocked';
  readonly status = 403;
  /** @param isDocumentedRejection true if the contract documents this 403 for the operation: it was not executed */
  constructor(readonly isDocumentedRejection = false) {
    super();
  }
}

/** Every failure of an API call. An aborted call rejects with the AbortError of its signal instead. */
export type ApiError = NetworkError | HttpError | ContractError | IpBlockedError;

export function isApiError(error: unknown): error is ApiError {
  return error instanceof NetworkError || error instanceof HttpError || error instanceof ContractError || error instanceof IpBlockedError;
}

/** Returns the wait that the server demands, in ms; 0 without one. */
export function retryAfterMs(error: unknown): number {
  return error instanceof HttpError ? (error.retryAfter ?? 0) * 1000 : 0;
}

/**
 * Returns the failure and the next step, in pt-BR. Lost connection, maintenance, own failure and refused request differ
 * (docs/style.md). The message of an HttpError is returned instead, if it has one. An error that is no ApiError gets the advice to
 * reload the page.
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

/** Texts for rejections without a message, by status. */
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

/** Describes a wait in seconds up to a minute, otherwise as a clock time. */
function describeWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'Aguarde um momento.';
  if (seconds <= MINUTE_S) return `Aguarde ${Math.max(1, Math.ceil(seconds))} s e tente de novo.`;
  return `Tente de novo às ${formatTime(new Date(Date.now() + seconds * 1000).toISOString())}.`;
}

/** Waits for a removal. A 404 counts as success: what it removes is gone already. Any other error is rethrown. */
export async function untilGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}
