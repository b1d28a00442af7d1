import { button } from '../shared/button';
import { type Child, h } from '../shared/dom';
import { iconButton } from '../shared/icon-button';
import { icon } from '../shared/icons';
import { SUGGESTIONS } from './agent';
import type { Conversation } from './conversation';

/** Actions of the visitor. */
export interface Actions {
  open(): void;
  minimize(): void;
  /** Sends a message, which is trimmed and never empty. */
  send(text: string): void;
}

const time = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' });

function bubble({ unread }: Conversation, { open }: Actions): Child {
  const news = unread === 1 ? '1 mensagem nova' : `${String(unread)} mensagens novas`;
  return h(
    'button',
    {
      type: 'button',
      class: 'bare middle bubble',
      'aria-label': unread === 0 ? 'Abrir atendimento' : `Abrir atendimento, ${news}`,
      onclick: open,
    },
    icon('chat', 26),
    unread > 0 && h('span', { class: 'unread' }, String(unread)),
  );
}

function composer({ send }: Actions): Child {
  const submit = (event: Event) => {
    event.preventDefault();
    const field = document.getElementById('message');
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return;
    send(field.value.trim());
    field.value = '';
  };
  return h(
    'form',
    { class: 'composer', onsubmit: submit },
    h('label', { class: 'unseen', for: 'message' }, 'Sua mensagem'),
    h('input', { id: 'message', maxlength: 500, autocomplete: 'off', placeholder: 'Escreva sua mensagem' }),
    h('button', { class: 'bare middle icon-button', 'aria-label': 'Enviar' }, icon('send', 22)),
  );
}

function panel({ entries, isTyping }: Conversation, actions: Actions): Child {
  return h(
    'section',
    { class: 'panel', 'aria-label': 'Atendimento' },
    h(
      'header',
      { class: 'line head' },
      h('span', { class: 'middle emblem face', 'aria-hidden': 'true' }, 'L'),
      h('div', {}, h('h1', {}, 'Lia'), h('p', { class: 'quiet' }, 'Atendimento, responde na hora')),
      iconButton('Minimizar', 'minimize', actions.minimize),
    ),
    h(
      'div',
      { class: 'stack scroll', id: 'scroll' },
      h(
        'ol',
        { class: 'stack entries', 'aria-live': 'polite' },
        entries.map(({ id, from, text, at }) =>
          h('li', { key: String(id), class: from }, h('p', {}, text), h('time', { class: 'quiet' }, time.format(at))),
        ),
      ),
      isTyping && h('p', { class: 'typing' }, h('span', { class: 'unseen' }, 'Lia está digitando'), h('i'), h('i'), h('i')),
      entries.length < 2 &&
        h(
          'div',
          { class: 'stack' },
          SUGGESTIONS.map((suggestion) => button(suggestion, () => actions.send(suggestion))),
        ),
    ),
    composer(actions),
  );
}

/** Renders the chat: nothing while hidden, a bubble while minimized, else the conversation. */
export function chatView(conversation: Conversation, actions: Actions): Child {
  if (conversation.window === 'hidden') return undefined;
  return conversation.window === 'minimized' ? bubble(conversation, actions) : panel(conversation, actions);
}
