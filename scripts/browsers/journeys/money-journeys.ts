import { loggedIn } from './journey';

/** Journeys of Ana, who deposits and withdraws. */
export const moneyJourneys = loggedIn([
  {
    name: 'deposit',
    presses: { phone: 3, desktop: 3 },
    limit: 3,
    run: async (player) => {
      await player.press('button', '^Depositar$');
      await player.press('button', '^R\\$\\s20,00$');
      await player.press('button', '^Gerar código PIX$');
      await player.sees('button', '^Copiar código PIX');
    },
  },
  {
    name: 'withdraw',
    presses: { phone: 3, desktop: 3 },
    limit: 3,
    // These steps are due once in the life of an account, so their presses do not count.
    prepare: async (player) => {
      await player.visit('/user/wallet/withdraw');
      await player.press('button', '^Cadastrar chave$');
      await player.press('button', '^Salvar chave$');
      await player.sees('selector', 'input[type="radio"]:checked');
    },
    run: async (player) => {
      await player.press('button', '^Saldo');
      await player.press('link', '^Sacar$');
      await player.type('^Valor do saque', '12000');
      await player.press('button', '^Sacar R\\$\\s120,00$');
      await player.reads('Saque de R\\$\\s120,00 solicitado');
    },
  },
  {
    name: 'offline',
    from: '/user/wallet/deposit',
    run: async (player) => {
      await player.sees('button', '^Gerar código PIX$');
      await player.tab.call('setOnline', false);
      await player.reads('perdeu sua conexão|sem internet');
      await player.tab.call('setOnline', true);
      await player.reloads();
      await player.readsNoMore('perdeu sua conexão|sem internet');
      await player.press('button', '^R\\$\\s20,00$');
      await player.press('button', '^Gerar código PIX$');
      await player.sees('button', '^Copiar código PIX');
    },
  },
]);
