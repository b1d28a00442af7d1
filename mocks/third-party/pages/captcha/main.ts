import { h, render } from '../shared/dom';
import { openFrame } from '../shared/frame';
import { icon } from '../shared/icons';
import { makeToken, readMode, type State, TOKEN_SECONDS } from './challenge';

/** Duration of the simulated check. */
const CHECK_MS = 600;

/** Texts beside the box of the captcha, by state. */
const labels: Readonly<Record<State, string>> = {
  open: 'Confirme que você é uma pessoa',
  working: 'Verificando…',
  solved: 'Verificado',
  expired: 'Expirou. Confirme de novo',
  failed: 'Não foi possível verificar. Tente de novo',
  misconfigured: 'Chave do site desconhecida',
};

const root = document.getElementById('captcha');
if (root !== null) start(root);

/** Runs a challenge like Turnstile's, whose site key decides on its result. The backend checks only the form of a token, not its age. */
function start(root: Element): void {
  const { link } = openFrame('captcha', root);
  const mode = readMode(new URLSearchParams(location.search).get('sitekey'));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (state: State) => {
    const isOpen = state === 'open' || state === 'expired' || state === 'failed';
    const mark = state === 'solved' ? icon('check', 18) : state === 'failed' && icon('close', 18);
    render(
      root,
      h(
        'div',
        { class: `line captcha ${state}` },
        h(
          'button',
          { type: 'button', class: 'line bare check', disabled: !isOpen, onclick: check },
          h('span', { class: 'middle box' }, mark),
          h('span', { role: 'status' }, labels[state]),
        ),
        h('span', { class: 'mark' }, 'guarita'),
      ),
    );
  };
  const schedule = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const solve = () => {
    show('solved');
    link.send('token', { token: makeToken(Date.now(), crypto.randomUUID()), expires_in: TOKEN_SECONDS });
    schedule(TOKEN_SECONDS * 1000, () => {
      show('expired');
      link.send('expired', {});
    });
  };
  const fail = () => {
    show('failed');
    link.send('error', { status: 'challenge_failed' });
  };
  const check = () => {
    show('working');
    schedule(CHECK_MS, mode === 'block' ? fail : solve);
  };
  const reset = () => {
    clearTimeout(timer);
    if (mode === undefined) {
      show('misconfigured');
      link.send('error', { status: 'invalid_sitekey' });
    } else if (mode === 'pass') check();
    else show('open');
  };

  link.on('reset', reset);
  link.send('ready', {});
  reset();
}
