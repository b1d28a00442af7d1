import { ANA, DEMO_PASSWORD } from '../demo-players';
import type { Journey } from './journey';

/** Title of the frame of the captcha. */
const CAPTCHA = 'Confirmação de segurança';

/** Journeys of a visitor. */
export const visitorJourneys: readonly Journey[] = [
  {
    name: 'home',
    run: async (player) => {
      await player.sees('heading', '^(Mais jogados|Populares|Cassino|Ao vivo|Provedores)');
      await player.sees('button', '^Cadastrar$');
    },
  },
  {
    name: 'search',
    presses: { phone: 2, desktop: 2 },
    limit: 2,
    run: async (player) => {
      await player.press('button', '^(Buscar|Pesquisar)');
      await player.type('^Buscar no site$', 'mines');
      await player.press('link', '^Mines');
      await player.isAt('^/games/mines$');
    },
  },
  {
    name: 'log in',
    presses: { phone: 3, desktop: 3 },
    limit: 3,
    run: async (player) => {
      await player.press('button', '^Entrar$');
      await player.type('^CPF ou e-mail', ANA);
      await player.fill('^Senha', DEMO_PASSWORD);
      await player.press('button', '^Entrar$');
      await player.sees('button', '^Saldo');
    },
  },
  {
    name: 'register',
    presses: { phone: 9, desktop: 9 },
    limit: 14,
    fieldLimit: 5,
    run: async (player) => {
      await player.press('button', '^Cadastrar$');
      await player.type('^CPF$', '93541134780');
      await player.sees('field', '^Nome completo$');
      // The declarations are steps of regulation (SPEC Q13).
      await player.uncounted(async () => {
        await player.press('any', '^Não$');
        await player.choose('^Você se enquadra em alguma destas situações', '^Nenhuma$');
      });
      await player.press('button', '^Continuar$');
      await player.type('^E-mail$', 'diego@exemplo.invalid');
      await player.fill('^Celular com DDD$', '31991234567');
      await player.fill('^Senha$', 'outra-senha-1');
      await player.press('field', '^Tenho 18 anos');
      await player.pressIn(CAPTCHA, 'button', '.');
      await player.readsIn(CAPTCHA, 'Verificado');
      await player.press('button', '^Criar conta$');
      await player.sees('dialog', '^Último passo$');
      await player.press('any', '^Masculino$');
      // The limits are a step of regulation as well (SPEC Q37).
      await player.uncounted(async () => {
        await player.fill('^Limite de perdas', '20000');
        await player.choose('^Limite de tempo de jogo', '^2 horas por dia$');
      });
      await player.press('button', '^Salvar e concluir$');
      await player.sees('dialog', '^Conta criada$');
    },
  },
  {
    name: 'two tabs',
    run: async (player, openTab) => {
      const other = await openTab('/');
      await other.sees('button', '^Cadastrar$');
      await player.logIn(ANA);
      await other.sees('button', '^Saldo');
    },
  },
];
