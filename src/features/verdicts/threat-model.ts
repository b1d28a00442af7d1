/** Possible attacks, each with its detection. */
type Threats = Readonly<Record<string, string>>;

/** Attacks by each party that could cheat. The texts are for players: docs/fairness.md is the full version. */
export const PARTIES: Readonly<Record<string, Threats>> = {
  'A casa': {
    'Trocar a semente de uma rodada depois de ver a sua aposta.':
      'Antes da aposta, este navegador guarda o hash da semente e o número da rodada. Se mudarem, a rodada não confere.',
    'Inventar uma jogada, ou responder com erro e depois dizer que você perdeu.':
      'Cada jogada é anotada aqui antes de ser enviada. O que não foi feito neste aparelho fica sem conferência; se contradiz uma jogada sua, não confere.',
    'Escolher a semente pública ou a sequência de Double para dar azar a uma cor.':
      'A semente pública sai de um sorteio público, que é conferido aqui. Que a sequência existia antes do sorteio só se prova se este navegador a viu antes; senão, as rodadas ficam sem conferência.',
    'Sumir com uma aposta que ganhou, mudar a cor ou o valor, ou dizer que você desistiu dela.':
      'Cada aposta e cada desistência é anotada aqui antes de ser enviada, com o recibo assinado pela casa. Se a lista for diferente, a rodada não confere.',
    'Pagar menos, não pagar, ou tirar dinheiro do seu saldo sem uma aposta.':
      'O prêmio que a casa informa é recalculado até o centavo, e um minuto depois tem de estar em Transações; senão, não confere. Uma aposta ainda aberta 60 segundos depois do giro também não. Um débito perto de uma rodada, sem aposta que o explique, fica sem conferência.',
    'Aceitar uma aposta sem recibo, ou trocar a chave dos recibos.':
      'Sem recibo assinado, a rodada não confere. A primeira chave fica neste navegador: outra no lugar dela não confere.',
    'Recusar, perder ou anular justamente as apostas que ganhariam, ou não deixar você parar e levar.':
      'Elas são contadas, com as que teriam ganhado. Se o acaso não explica o número, fica sem conferência, e depois não confere. Uma rodada anulada antes da sua aposta fica sem conferência, mas não é contada.',
    'Apagar o que este navegador anotou, ou trocar o número da sua conta.':
      'A página diz quando o registro foi apagado, e conta as rodadas de outras contas deste aparelho que não conferem.',
    'Anular uma rodada depois de saber o resultado.':
      'Uma rodada só pode ser anulada enquanto aceita apostas, com tudo devolvido. Fora disso, não confere.',
    'Recomeçar a mesa ou mudar a sequência de sementes sem avisar.':
      'A próxima sequência é anunciada antes. Se a numeração continua sem o anúncio, a rodada não confere. Se a mesa recomeça a numeração, as rodadas ficam sem conferência, e isso é contado.',
  },
  'Quem programa os jogos': {
    'Mudar as contas, os multiplicadores ou a ordem das minas.': 'Este navegador refaz todas as contas com as regras publicadas.',
    'Contar a alguém as sementes secretas.':
      'Não muda o seu sorteio, mas este navegador não tem como ver. As sementes não servem para mudar uma rodada já anunciada.',
  },
  'O sorteio público (drand)': {
    'Divulgar um valor falso.': 'Cada sorteio é assinado em conjunto por organizações independentes. A assinatura falsa não confere.',
    'Parar de funcionar.': 'A sequência fica sem semente pública: as rodadas dela ficam sem conferência.',
  },
  'Outro jogador': {
    'Influenciar o resultado com as apostas dele.':
      'Em Double, o resultado já está fixado antes das apostas. Em Mines, só a sua semente entra no seu jogo.',
  },
  'A rede': {
    'Perder, atrasar ou repetir mensagens.':
      'Uma resposta perdida é procurada de novo. Se a rodada termina como você jogou, confere; se faltam dados, fica sem conferência.',
  },
};

/** Attacks against which no check in a browser helps. */
export const BLIND_SPOTS: readonly string[] = [
  'A casa conhece o resultado antes da aposta. Uma recusa ou uma anulação sozinha não prova nada; muitas, a página conta.',
  'Uma jogada de outro aparelho: este navegador não sabe se foi você ou a casa.',
  'Sementes de Double trocadas enquanto este navegador estava fora: só a conferência completa, fora do site, refaz a sequência até o hash final.',
  'A casa e o sorteio público combinados antes: juntos, eles poderiam escolher a semente pública.',
  'Uma página adulterada: quem entrega este site poderia entregar outra conferência. Por isso existe o verificador sem internet.',
  'O saque, o prêmio de uma aposta com bônus, e uma aposta que a casa esconde também em Transações: confira o seu saldo.',
];
