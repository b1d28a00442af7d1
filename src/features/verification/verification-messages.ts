/** Check of the identity: of the face, or of documents and data (KYC). */
export type VerificationKind = 'face' | 'kyc';

/** Texts of the checks (SPEC W2). */
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

/** Topic of the alerts: the newest replaces earlier ones. */
export const TOPIC = 'verification';

/** Texts for a widget that did not load. SPEC W2 has one for the face check only. */
export const NOT_STARTED = {
  face: 'Erro ao inicializar verificação facial.',
  kyc: MESSAGES.kyc.failed('não foi possível iniciar'),
} as const satisfies Record<VerificationKind, string>;

/** Text for a check that is requested or open although the player is verified. */
export const ALREADY_VERIFIED = 'Sua conta já está verificada.';

/** Text while the backend does not confirm the widget's success yet. */
export const IN_REVIEW = 'Sua verificação está em análise. Avisamos você assim que houver resposta.';
