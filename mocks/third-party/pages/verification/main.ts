import { errorMessage } from '../shared/responses';
import { render } from '../shared/dom';
import { openFrame } from '../shared/frame';
import { readKind, type WidgetState, steps } from './flow';
import { type Actions, widgetView } from './view';

const root = document.getElementById('verification');
if (root !== null) start(root);

/** Runs the widget. It reports success only after the backend has stored it. */
function start(root: Element): void {
  const { link, call } = openFrame('verification', root);
  const kind = readKind(location.search);
  let session: { token: string; reference: string } | undefined;
  let state: WidgetState = { at: 'waiting' };

  const show = (next: WidgetState) => {
    const isFirst = state.at === 'waiting';
    state = next;
    render(root, widgetView(kind, state, actions));
    // The card takes focus, so that the result is announced.
    if (!isFirst) root.querySelector<HTMLElement>('.card')?.focus();
  };

  const approve = async () => {
    if (session === undefined || (state.at !== 'step' && state.at !== 'refused')) return;
    show({ at: 'sending' });
    const answer = await call({ method: 'POST', path: '/__mock/verification', body: { ...session, kind, result: 'success' } });
    if (answer.status === 200) {
      show({ at: 'done' });
      link.send('success', {});
      return;
    }
    if (answer.status === 401) {
      link.send('error', { status: 'session_expired' });
    }
    show({ at: 'refused', text: errorMessage(answer) ?? 'Não recebemos resposta. Confira sua conexão e envie de novo.' });
  };

  const actions: Actions = {
    next() {
      if (state.at !== 'step') return;
      if (state.step + 1 < steps[kind].length) show({ at: 'step', step: state.step + 1 });
      else void approve();
    },
    approve: () => void approve(),
    fail: (status) => link.send('error', { status }),
    close: () => link.send('closed', {}),
  };

  link.on('session', ({ token, reference }) => {
    session = { token, reference };
    if (state.at === 'waiting') show({ at: 'step', step: 0 });
  });
  show(state);
  link.send('ready', {});
}
