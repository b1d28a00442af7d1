import { describe, expect, it } from 'vitest';

import { isLicense, replyTo } from './agent';
import { emptyConversation, say, turn } from './conversation';

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

describe('the license', () => {
  it('is a word, or two with a slash', () => {
    expect(['123', 'abc_1/2'].every(isLicense)).toBe(true);
    expect([null, '', '1/2/3', '<b>', 'a b', '../x', 'a'.repeat(101)].some(isLicense)).toBe(false);
  });
});

describe('what is unread', () => {
  it('is what the agent said while the chat was not open', () => {
    const shut = turn(emptyConversation, 'minimized');
    const told = say(say(shut, 'agent', 'a', 0), 'agent', 'b', 0);
    expect(told.unread).toBe(2);
    expect(turn(told, 'hidden').unread).toBe(2);
    expect(turn(told, 'maximized').unread).toBe(0);
    expect(say(turn(told, 'maximized'), 'agent', 'c', 0).unread).toBe(0);
    expect(say(shut, 'visitor', 'd', 0).unread).toBe(0);
  });

  it('stops at 99', () => {
    let conversation = turn(emptyConversation, 'minimized');
    for (let turns = 0; turns < 150; turns += 1) conversation = say(conversation, 'agent', 'a', 0);
    expect(conversation.unread).toBe(99);
  });
});
