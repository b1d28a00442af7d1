/** Answers to messages by topic. The first topic whose pattern matches counts. */
const topics: readonly { readonly pattern: RegExp; readonly answer: string }[] = [
  {
    pattern: /saque|sacar|retirada/,
    answer: 'Os saques saem por PIX para uma chave do seu próprio CPF, em até 120 minutos. Você acompanha cada etapa em Carteira, Saque.',
  },
  {
    pattern: /dep[oó]sito|depositar|pix/,
    answer: 'O depósito é por PIX, de uma conta no seu CPF. O código vale 15 minutos; se pagar depois, o valor ainda é creditado.',
  },
  {
    pattern: /limite|pausa|exclus[aã]o|parar|v[ií]cio|ajuda/,
    answer:
      'Você define limites, faz uma pausa ou pede a autoexclusão em Proteção. Um limite menor vale na hora. Se precisar conversar, ligue 188 (CVV), 24 horas.',
  },
  {
    pattern: /b[oô]nus|cupom|promo[cç]/,
    answer: 'Seus bônus e o que falta apostar estão em Bônus. O dinheiro real é usado primeiro e pode sempre ser sacado.',
  },
  {
    pattern: /verifica|documento|rosto|facial|kyc|selfie/,
    answer: 'A verificação pede uma foto do rosto ou do documento e leva menos de um minuto. Se falhar, tente em um lugar mais claro.',
  },
  {
    pattern: /senha|entrar|login|acesso/,
    answer: 'Para trocar a senha, use "Esqueci a senha" na tela de entrada. O link chega ao seu e-mail e vale por uma hora.',
  },
  { pattern: /obrigad|valeu/, answer: 'Por nada. Posso ajudar em mais alguma coisa?' },
  { pattern: /\b(oi|ol[aá]|bom dia|boa tarde|boa noite)\b/, answer: 'Olá. Em que posso ajudar?' },
];

/** First message of the agent. */
export const GREETING = 'Olá, eu sou a Lia, do atendimento. Em que posso ajudar?';
/** Messages that a visitor can send by one press. */
export const SUGGESTIONS: readonly string[] = ['Meu saque', 'Depósito por PIX', 'Verificação', 'Limites e pausas'];
/** Answer to a message of no known topic. */
const DEFAULT_ANSWER = 'Anotei sua pergunta e vou passar para uma pessoa da equipe. O tempo de espera é de cerca de 5 minutos.';

/** Returns the agent's answer to a message, whose capitals do not count. */
export function replyTo(text: string): string {
  const lowerCase = text.toLowerCase();
  return topics.find(({ pattern }) => pattern.test(lowerCase))?.answer ?? DEFAULT_ANSWER;
}
