import { readGlobal } from '../shared/read-global';
import type { CheckKind, IdentityAdapter } from './identity-adapter';

interface WidgetEvent {
  readonly name?: unknown;
  readonly status?: unknown;
  readonly code?: unknown;
}

/** The global of legitimuz-sdk.js. */
type Legitimuz = (options: {
  host: string;
  token: string;
  lang: 'pt' | 'en' | 'es';
  enableRedirect: boolean;
  eventHandler: (event: WidgetEvent) => void;
}) => {
  mount(): Promise<void> | void;
  verifyDocument(person: { cpf: string; referenceId: string }): Promise<void>;
  startFaceIndex(person: { cpf: string; referenceId: string }): Promise<void>;
};

const HOST = 'https://api.legitimuz.com';
/** Ids of the element that the script looks for, and of the dialog that it creates. */
const ROOT_ID = 'legitimuz-root';
const DIALOG_ID = 'legitimuz-dialog';
/** The event that completes a check. A document is followed by the comparison of the face. */
const LAST_EVENT: Readonly<Record<CheckKind, string>> = { kyc: 'facematch', face: 'faceindex' };

/** Adapter of Legitimuz, which identifies a player by the CPF. A session without a CPF is sent with an empty one. */
export const legitimuz: IdentityAdapter = async ({ kind, session, language, element, script, load, send }) => {
  await load(script);
  const { token, reference, cpf = '' } = session;
  const root = document.createElement('div');
  root.id = ROOT_ID;
  element.replaceChildren(root);
  const sdk = readGlobal<Legitimuz>('Legitimuz')({
    host: HOST,
    token,
    lang: languageOf(language),
    // The page must stay in its frame.
    enableRedirect: false,
    eventHandler({ name, status, code }) {
      if (status === 'error') send({ type: 'error', status: statusOf(code) ?? statusOf(`${String(name)}_failed`) ?? 'failed' });
      else if (status === 'success' && name === LAST_EVENT[kind]) send({ type: 'success' });
    },
  });
  await sdk.mount();
  await (kind === 'kyc' ? sdk.verifyDocument({ cpf, referenceId: reference }) : sdk.startFaceIndex({ cpf, referenceId: reference }));
  watchClosing(root, () => send({ type: 'closed' }));
};

/** Observes the dialog. Legitimuz reports no closing, but hides its dialog. */
function watchClosing(root: Element, onClosed: () => void): void {
  const isOpen = () => {
    const dialog = root.querySelector<HTMLElement>(`#${DIALOG_ID}`);
    return dialog !== null && dialog.style.display !== 'none';
  };
  let wasOpen = isOpen();
  new MutationObserver(() => {
    const isNowOpen = isOpen();
    if (wasOpen && !isNowOpen) onClosed();
    wasOpen = isNowOpen;
  }).observe(root, { attributes: true, attributeFilter: ['style'], subtree: true, childList: true });
}

/** Returns the status of a code; undefined unless it is a word of the protocol. */
function statusOf(code: unknown): string | undefined {
  const word = typeof code === 'string' ? code.toLowerCase().replaceAll('-', '_') : '';
  return /^[a-z_]{1,64}$/.test(word) ? word : undefined;
}

function languageOf(language: string): 'pt' | 'en' | 'es' {
  const [primary] = language.split('-');
  return primary === 'en' || primary === 'es' ? primary : 'pt';
}
