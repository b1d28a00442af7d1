/** Which check is done. */
export type VerificationKind = 'face' | 'kyc';

/** What players read of a check (SPEC W2). */
export const MESSAGES = {
  face: {
    title: 'Verificação facial',
    done: 'Verificação facial concluída com sucesso!',
    closed: 'Verificação facial fechada.',
    failed: (status: string) => `Falha na verificação facial: ${status}`,
  },
  kyc: {
    title: 'Verificação de identidade',
    done: 'Verificação KYC concluída com sucesso!',
    closed: 'Verificação KYC fechada.',
    failed: (status: string) => `Falha na verificação KYC: ${status}`,
  },
} as const satisfies Record<VerificationKind, unknown>;

/** Where the widget does not come up; known of the face check alone (SPEC W2). */
export const NOT_STARTED = {
  face: 'Erro ao inicializar verificação facial.',
  kyc: MESSAGES.kyc.failed('não foi possível iniciar'),
} as const satisfies Record<VerificationKind, string>;

export const ALREADY = 'Sua conta já está verificada.';

/** The widget is done, and the backend does not say so yet. */
export const NOT_YET = 'Recebemos sua verificação. A confirmação pode levar alguns minutos.';
