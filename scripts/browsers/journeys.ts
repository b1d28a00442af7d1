import type { Player } from './player';

export interface Journey {
  readonly name: string;
  /** Logged in as Ana before it starts. */
  readonly isForPlayers?: boolean;
  readonly run: (player: Player) => Promise<void>;
}

/** The main journeys. Each starts on the home page of a fresh world. */
export const journeys: readonly Journey[] = [
  {
    name: 'home',
    run: async (player) => {
      await player.sees('heading', '^(Mais jogados|Populares|Cassino|Ao vivo|Provedores)');
      await player.sees('button', '^Cadastrar$');
    },
  },
  {
    name: 'search',
    run: async (player) => {
      await player.press('button', '^(Buscar|Pesquisar)');
      await player.fill('^Buscar no site$', 'mines');
      await player.sees('link', '^Mines');
    },
  },
  { name: 'log in', isForPlayers: true, run: async (player) => void (await player.sees('button', '^Saldo')) },
  {
    name: 'deposit',
    isForPlayers: true,
    run: async (player) => {
      await player.visit('/user/wallet/deposit');
      await player.press('button', '^R\\$\\s20,00$');
      await player.press('button', '^Gerar código PIX$');
      await player.sees('button', '^Copiar código PIX');
    },
  },
  {
    name: 'withdraw',
    isForPlayers: true,
    run: async (player) => {
      await player.visit('/user/wallet/withdraw');
      await player.sees('field', '^Valor do saque');
      await player.reads('Chave PIX');
    },
  },
  {
    name: 'play a casino game',
    isForPlayers: true,
    run: async (player) => {
      await player.visit('/play/1001');
      await player.press('button', '^Jogar$');
      await player.sees('frame', '.');
      await player.press('button', '^Sair do jogo$');
      await player.reads('Jogo encerrado');
    },
  },
  {
    name: 'Mines',
    isForPlayers: true,
    run: async (player) => {
      await player.visit('/games/mines');
      await player.press('button', '^Apostar R');
      await player.sees('button', '^Linha 3, coluna 3: ');
      await player.press('button', '^Linha 3, coluna 3: ');
      await player.sees('button', '^Linha 3, coluna 3: (diamante|mina)');
    },
  },
  {
    name: 'Double',
    isForPlayers: true,
    run: async (player) => {
      await player.visit('/games/double');
      await player.reads('Rodada [\\d.]+');
      await player.sees('heading', '^Minhas apostas$');
    },
  },
];
