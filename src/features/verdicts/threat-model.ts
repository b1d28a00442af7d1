/** A possible attack by one party and its detection. The texts are for players: docs/fairness.md is the full version. */
interface Threat {
  readonly attempt: string;
  readonly detection: string;
}

interface Party {
  readonly name: string;
  readonly threats: readonly Threat[];
}

export const PARTIES: readonly Party[] = [
  {
    name: 'A casa',
    threats: [
      {
        attempt: 'Trocar a semente de uma rodada depois de ver a sua aposta.',
        detection: 'Antes da aposta, este navegador guarda o hash da semente e o número da rodada. Se mudarem, a rodada não confere.',
      },
      {
        attempt: 'Escolher a semente pública de Double para dar azar a uma cor.',
        detection:
          'A semente pública sai de um sorteio público, marcado antes de existir, e é a mesma para milhares de rodadas. A assinatura do sorteio é conferida aqui.',
      },
      {
        attempt: 'Sumir com uma aposta que ganhou, mudar a cor ou o valor, ou dizer que você desistiu dela.',
        detection:
          'Cada aposta aceita tem um recibo assinado pela casa, que fica neste navegador. Se a lista for diferente, a rodada não confere.',
      },
      {
        attempt: 'Pagar menos, ou não pagar.',
        detection:
          'O prêmio e a tabela de multiplicadores são recalculados até o centavo. Uma aposta ainda aberta 60 segundos depois do giro não confere, nem uma retirada confirmada que não termina o jogo.',
      },
      {
        attempt: 'Aceitar uma aposta sem recibo, ou trocar a chave dos recibos.',
        detection: 'Sem recibo assinado, a rodada não confere. A primeira chave fica neste navegador: outra no lugar dela não confere.',
      },
      {
        attempt: 'Anular uma rodada depois de saber o resultado.',
        detection: 'Uma rodada só pode ser anulada enquanto aceita apostas, com tudo devolvido. Fora disso, não confere.',
      },
      {
        attempt: 'Recomeçar a mesa ou mudar a sequência de sementes sem avisar.',
        detection:
          'A próxima sequência é anunciada antes. Se a numeração continua sem o anúncio, a rodada não confere. Se a mesa recomeça a numeração, as rodadas ficam sem conferência, e isso é contado.',
      },
    ],
  },
  {
    name: 'Quem programa os jogos',
    threats: [
      {
        attempt: 'Mudar as contas, os multiplicadores ou a ordem das minas.',
        detection: 'Este navegador refaz todas as contas com as regras publicadas.',
      },
      {
        attempt: 'Contar a alguém as sementes secretas.',
        detection:
          'Não muda o seu sorteio, mas este navegador não tem como ver. As sementes não servem para mudar uma rodada já anunciada.',
      },
    ],
  },
  {
    name: 'O sorteio público (drand)',
    threats: [
      {
        attempt: 'Divulgar um valor falso.',
        detection: 'Cada sorteio é assinado em conjunto por organizações independentes. A assinatura falsa não confere.',
      },
      {
        attempt: 'Parar de funcionar.',
        detection: 'A sequência fica sem semente pública: as rodadas dela ficam sem conferência.',
      },
    ],
  },
  {
    name: 'Outro jogador',
    threats: [
      {
        attempt: 'Influenciar o resultado com as apostas dele.',
        detection: 'Em Double, o resultado já está fixado antes das apostas. Em Mines, só a sua semente entra no seu jogo.',
      },
    ],
  },
  {
    name: 'A rede',
    threats: [
      {
        attempt: 'Perder, atrasar ou repetir mensagens.',
        detection: 'Uma rodada com dados que faltam fica sem conferência. Não vira verde nem vermelha.',
      },
    ],
  },
];

/** Attacks against which no check in a browser helps. */
export const BLIND_SPOTS: readonly string[] = [
  'A casa que recusa ou limita as apostas de quem costuma ganhar: só dá para conferir aposta que foi aceita.',
  'A casa e o sorteio público combinados antes: juntos, eles poderiam escolher a semente pública.',
  'Rodadas anuladas de propósito enquanto ainda aceitam apostas. Cada uma fica no seu histórico, mas o motivo não dá para provar.',
  'Uma página adulterada: quem entrega este site poderia entregar outra conferência. Por isso existe o verificador sem internet.',
  'O saque e o saldo: a conferência vale para o sorteio e para o prêmio de cada rodada.',
];
