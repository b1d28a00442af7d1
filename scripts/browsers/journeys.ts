import type { Player } from './player';

export interface Journey {
  readonly name: string;
  /** Logged in as Ana before it starts. */
  readonly isForPlayers?: boolean;
  /** Needs the content of a third party's frame, which WebKit does not load: the site has TLS here and the frame has none. */
  readonly needsFrame?: boolean;
  /** @param openTab opens another tab of the same browser */
  readonly run: (player: Player, openTab: (path: string) => Promise<Player>) => Promise<void>;
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
  {
    name: 'register',
    needsFrame: true,
    run: async (player) => {
      await player.press('button', '^Cadastrar$');
      await player.fill('^CPF$', '93541134780');
      await player.sees('field', '^Nome completo$');
      await player.press('any', '^Não$');
      await player.choose('^Alguma destas situações é a sua', 'Nenhuma delas');
      await player.press('button', '^Continuar$');
      await player.fill('^E-mail$', 'diego@exemplo.invalid');
      await player.fill('^Celular com DDD$', '31991234567');
      await player.fill('^Senha$', 'outra-senha-1');
      await player.press('field', '^Tenho 18 anos');
      await player.press('frame', '^Confirmação de segurança$');
      await player.pressUntil('^Criar conta$', () => player.tab.call('has', 'dialog', '^Último passo$'));
    },
  },
  {
    name: 'sports',
    needsFrame: true,
    isForPlayers: true,
    run: async (player) => {
      await player.visit('/sports');
      await player.sees('frame', '^Apostas esportivas$');
      await player.readsNoMore('Abrindo as apostas esportivas');
      await player.press('link', '^Minhas apostas$');
      await player.sees('link', '^Abertas');
    },
  },
  {
    name: 'offline',
    isForPlayers: true,
    run: async (player) => {
      await player.visit('/user/wallet/deposit');
      await player.sees('button', '^Gerar código PIX$');
      await player.tab.call('setOnline', false);
      await player.reads('perdeu sua conexão|sem internet');
      await player.tab.call('setOnline', true);
      await player.readsNoMore('perdeu sua conexão|sem internet');
      await player.pressUntil('^R\\$\\s20,00$', async () => !(await player.tab.call<boolean>('shows', 'Informe o valor')));
      await player.press('button', '^Gerar código PIX$');
      await player.sees('button', '^Copiar código PIX');
    },
  },
  {
    name: 'two tabs',
    run: async (player, openTab) => {
      const other = await openTab('/');
      await other.sees('button', '^Cadastrar$');
      await player.logIn();
      await other.sees('button', '^Saldo');
    },
  },
];
