/** Check of the identity: of the face, or of documents and data (KYC). */
export type VerificationKind = 'face' | 'kyc';

/** Words for the statuses of failures that the widgets are known to report, each with the next step. */
const STATUS_TEXTS: Readonly<Record<string, string>> = {
  document_unreadable: 'não deu para ler o documento. Tente com mais luz e sem reflexo.',
  document_dark: 'a foto ficou escura. Tente em um lugar mais claro.',
  document_expired: 'o documento está vencido. Use outro, dentro da validade.',
  document_mismatch: 'o documento é de outra pessoa. Use um documento seu, com o CPF do cadastro.',
  underage: 'o documento é de um menor de 18 anos, que não pode jogar.',
  face_not_found: 'não encontramos seu rosto. Centralize o rosto e retire óculos escuros e boné.',
  face_mismatch: 'o rosto é diferente do documento. Tente de novo com mais luz.',
  liveness_failed: 'não deu para confirmar que é você ao vivo. Tente de novo e siga os movimentos.',
  camera_denied: 'a câmera está bloqueada. Permita a câmera nas configurações do navegador.',
  session_expired: 'o prazo terminou. Comece de novo.',
};

/** Returns the words for a known status; any other status stays as it is (SPEC W2). */
const statusText = (status: string) => STATUS_TEXTS[status] ?? status;

/** Texts of the checks (SPEC W2). */
export const MESSAGES = {
  face: {
    title: 'Verificação facial',
    done: 'Verificação facial concluída com sucesso!',
    closed: 'Verificação facial fechada.',
    failed: (status: string) => `Falha na verificação facial: ${statusText(status)}`,
  },
  kyc: {
    title: 'Verificação de identidade',
    done: 'Verificação KYC concluída com sucesso!',
    closed: 'Verificação KYC fechada.',
    failed: (status: string) => `Falha na verificação KYC: ${statusText(status)}`,
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
