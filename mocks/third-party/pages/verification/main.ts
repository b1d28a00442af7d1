import { refusal } from '../shared/answers';
import { render } from '../shared/dom';
import { openFrame } from '../shared/frame';
import { kindOf, type Stage, steps } from './flow';
import { type Actions, widgetView } from './view';

const root = document.getElementById('verification');
if (root !== null) start(root);

/** The widget: success is told only after the backend has it. */
function start(root: Element): void {
  const { link, call } = openFrame('verification', root);
  const kind = kindOf(location.search);
  let session: { token: string; reference: string } | undefined;
  let stage: Stage = { at: 'waiting' };

  const show = (next: Stage) => {
    const isFirst = stage.at === 'waiting';
    stage = next;
    render(root, widgetView(kind, stage, actions));
    // Who presses at the bottom must see, and hear, what came of it.
    if (!isFirst) root.querySelector<HTMLElement>('.card')?.focus();
  };

  const approve = async () => {
    if (session === undefined || (stage.at !== 'step' && stage.at !== 'refused')) return;
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
    show({ at: 'refused', text: refusal(answer) ?? 'Não recebemos resposta. Confira sua conexão e envie de novo.' });
  };

  const actions: Actions = {
    next() {
      if (stage.at !== 'step') return;
      if (stage.step + 1 < steps[kind].length) show({ at: 'step', step: stage.step + 1 });
      else void approve();
    },
    approve: () => void approve(),
    fail: (status) => link.send('error', { status }),
    close: () => link.send('closed', {}),
  };

  link.on('session', ({ token, reference }) => {
    session = { token, reference };
    if (stage.at === 'waiting') show({ at: 'step', step: 0 });
  });
  show(stage);
  link.send('ready', {});
}
