/** Kind of check: of the face, or of a document. */
export type Kind = 'face' | 'kyc';

/** Labels of the buttons that simulate a failure, by the status that the page then reports. */
export const failures: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  face: {
    face_not_found: 'Rosto não encontrado',
    face_mismatch: 'Rosto diferente do documento',
    liveness_failed: 'Prova de vida recusada',
    camera_denied: 'Câmera bloqueada',
    session_expired: 'Sessão expirada',
  },
  kyc: {
    document_unreadable: 'Documento ilegível',
    document_expired: 'Documento vencido',
    document_mismatch: 'Dados diferentes do cadastro',
    underage: 'Menor de 18 anos',
    session_expired: 'Sessão expirada',
  },
};

/** Step of a check; `action` is the label of its button. */
export interface Step {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** Steps of each check, in order. Texts are in pt-BR. */
export const steps: Readonly<Record<Kind, readonly Step[]>> = {
  face: [
    {
      title: 'Vamos confirmar que é você',
      text: 'Leva menos de um minuto. Fique em um lugar iluminado e retire óculos escuros e boné.',
      action: 'Começar',
    },
    { title: 'Centralize o rosto', text: 'Mantenha o celular na altura dos olhos e olhe para a frente.', action: 'Capturar' },
  ],
  kyc: [
    {
      title: 'Vamos conferir seu documento',
      text: 'Tenha em mãos seu RG, CNH ou passaporte, fora da capa e dentro da validade.',
      action: 'Começar',
    },
    {
      title: 'Frente do documento',
      text: 'Encaixe o documento na moldura. Todos os dados precisam estar legíveis.',
      action: 'Capturar frente',
    },
    { title: 'Verso do documento', text: 'Vire o documento e encaixe de novo na moldura.', action: 'Capturar verso' },
  ],
};

/** State of the widget. `sending`: the backend has not responded yet; `refused`: the backend has not stored it. */
export type WidgetState =
  | { readonly at: 'step'; readonly step: number }
  | { readonly at: 'sending' }
  | { readonly at: 'refused'; readonly text: string }
  | { readonly at: 'done' };
