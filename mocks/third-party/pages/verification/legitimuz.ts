import { render } from '../shared/dom';
import { errorMessage } from '../shared/responses';
import { type Kind, steps, type WidgetState } from './flow';
import { type Actions, widgetView } from './view';

interface Options {
  readonly token: string;
  readonly eventHandler?: (event: { name: string; status: 'success' | 'error'; refId: string; code?: string }) => void;
}

interface Person {
  readonly cpf: string;
  readonly referenceId: string;
}

/** Events of each check, of which the last completes it. */
const EVENTS: Readonly<Record<Kind, readonly [first: string, ...more: string[]]>> = { face: ['faceindex'], kyc: ['ocr', 'facematch'] };
const CPF_DIGITS = 11;

/**
 * Creates a widget with the shape of legitimuz-sdk.js, which must be mounted first, into `#legitimuz-root`. It reports success only after
 * `standInBackend` has stored it, and a failure that the player chooses without the backend. A 401 is the failure `session_expired`. Any
 * other response is not reported: the widget shows its text, and the player can send again. Only the player or `closeModal` hides the
 * widget. Its checks reject a CPF without 11 characters.
 */
export function createLegitimuz({ token, eventHandler }: Options) {
  const dialog = document.createElement('div');
  dialog.id = 'legitimuz-dialog';
  dialog.style.display = 'none';
  const closeModal = () => {
    dialog.style.display = 'none';
  };

  const open = (kind: Kind, { cpf, referenceId }: Person) => {
    if (cpf.length !== CPF_DIGITS) throw new Error('Invalid CPF, must be 11 digits');
    let state: WidgetState = { at: 'step', step: 0 };
    const show = (next: WidgetState) => {
      state = next;
      render(dialog, widgetView(kind, state, actions));
      // The card takes focus, so that the result is announced.
      if (dialog.style.display !== 'none') dialog.querySelector<HTMLElement>('.card')?.focus();
    };
    const emit = (name: string, status: 'success' | 'error', code?: string) =>
      eventHandler?.({ name, status, refId: referenceId, ...(code !== undefined && { code }) });
    const fail = (code: string) => emit(EVENTS[kind][0], 'error', code);

    const approve = async () => {
      if (state.at !== 'step' && state.at !== 'refused') return;
      show({ at: 'sending' });
      const body = { token, reference: referenceId, kind, result: 'success' };
      const answer = (await globalThis.standInBackend?.({ method: 'POST', path: '/__mock/verification', body })) ?? {
        status: 0,
        body: null,
      };
      if (answer.status === 200) {
        show({ at: 'done' });
        for (const name of EVENTS[kind]) emit(name, 'success');
        return;
      }
      if (answer.status === 401) fail('session_expired');
      show({ at: 'refused', text: errorMessage(answer) ?? 'Não recebemos resposta. Confira sua conexão e envie de novo.' });
    };
    const actions: Actions = {
      next() {
        if (state.at !== 'step') return;
        if (state.step + 1 < steps[kind].length) show({ at: 'step', step: state.step + 1 });
        else void approve();
      },
      approve: () => void approve(),
      fail,
      close: closeModal,
    };
    show(state);
    dialog.style.display = '';
  };

  return {
    async mount(): Promise<void> {
      document.getElementById('legitimuz-root')?.replaceChildren(dialog);
    },
    async verifyDocument(person: Person): Promise<void> {
      open('kyc', person);
    },
    async startFaceIndex(person: Person): Promise<void> {
      open('face', person);
    },
    closeModal,
  };
}
