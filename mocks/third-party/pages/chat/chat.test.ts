import { describe, expect, it } from 'vitest';

import { replyTo } from './agent';
import { emptyConversation, addEntry, setWindow } from './conversation';

describe('the agent', () => {
  it.each([
    ['Quando cai meu SAQUE?', '120 minutos'],
    ['como depositar por pix', '15 minutos'],
    ['quero uma pausa', 'autoexclusão'],
    ['meu cupom', 'Bônus'],
    ['Verificação', 'rosto'],
    ['xyz', 'uma pessoa da equipe'],
  ])('answers “%s”', (text, part) => {
    expect(replyTo(text)).toContain(part);
  });
});

describe('the number of unread messages', () => {
  it('counts messages of the agent while the chat is not open', () => {
    const minimized = setWindow(emptyConversation, 'minimized');
    const answered = addEntry(addEntry(minimized, 'agent', 'a', 0), 'agent', 'b', 0);
    expect(answered.unread).toBe(2);
    expect(setWindow(answered, 'hidden').unread).toBe(2);
    expect(setWindow(answered, 'maximized').unread).toBe(0);
    expect(addEntry(setWindow(answered, 'maximized'), 'agent', 'c', 0).unread).toBe(0);
    expect(addEntry(minimized, 'visitor', 'd', 0).unread).toBe(0);
  });

  it('is at most 99', () => {
    let conversation = setWindow(emptyConversation, 'minimized');
    for (let turns = 0; turns < 150; turns += 1) conversation = addEntry(conversation, 'agent', 'a', 0);
    expect(conversation.unread).toBe(99);
  });
});
