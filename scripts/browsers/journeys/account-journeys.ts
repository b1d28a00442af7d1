import { CARLA, DEMO_PASSWORD } from '../demo-players';
import { loggedIn } from './journey';

/** Title of the frame of the identity check. */
const IDENTITY = 'Verificação de identidade';

/** Journeys of a player who is logged in, through the pages of the account. */
export const accountJourneys = loggedIn([
  {
    name: 'favourite',
    from: '/casino/slots',
    presses: { phone: 1, desktop: 1 },
    limit: 1,
    run: async (player) => {
      await player.press('selector', 'main article button[aria-label^="Favoritar"][aria-pressed="false"]');
      await player.sees('selector', 'main article button[aria-label^="Favoritar"][aria-pressed="true"]');
    },
  },
  {
    name: 'opt in to a promotion',
    presses: { phone: 3, desktop: 2 },
    limit: 3,
    run: async (player) => {
      // On a phone the promotions are in the menu.
      if (!(await player.tab.call<boolean>('has', 'link', '^Promoções'))) await player.press('button', '^Menu$');
      await player.press('link', '^Promoções');
      await player.isAt('^/promotions$');
      await player.press('button', '^Participar');
      await player.reads('Você participa');
    },
  },
  {
    name: 'notices',
    presses: { phone: 2, desktop: 2 },
    limit: 2,
    run: async (player) => {
      await player.press('button', '^Avisos, 1 não lido');
      await player.press('button', '^Marcar todos como lidos$');
      await player.reads('Todos os avisos estão lidos');
    },
  },
  {
    name: 'identity',
    login: CARLA,
    from: '/play/1001',
    presses: { phone: 3, desktop: 3 },
    limit: 3,
    run: async (player) => {
      for (const step of ['Começar', 'Capturar frente', 'Capturar verso']) await player.pressIn(IDENTITY, 'button', `^${step}$`);
      await player.reads('Verificação KYC concluída com sucesso!');
      await player.missesNow('dialog', '.');
    },
  },
  {
    name: 'limit',
    presses: { phone: 5, desktop: 5 },
    limit: 5,
    run: async (player) => {
      await player.press('button', '^Sua conta');
      await player.press('link', '^Limites e pausas$');
      await player.press('button', '^Novo limite$');
      await player.fill('^Valor do limite', '10000');
      await player.press('button', '^Salvar limite$');
      await player.reads('Limite salvo');
    },
  },
  {
    name: 'self-exclusion',
    presses: { phone: 7, desktop: 7 },
    limit: 7,
    run: async (player) => {
      await player.press('button', '^Sua conta');
      await player.press('link', '^Limites e pausas$');
      // The footer of the page before has a link of the same name.
      await player.sees('heading', '^Limites e pausas$');
      await player.press('link', '^Autoexclusão$');
      await player.press('any', '^3 meses$');
      await player.fill('^Sua senha$', DEMO_PASSWORD);
      await player.press('button', '^Continuar$');
      await player.press('button', '^Excluir minha conta do jogo$');
      await player.sees('dialog', '^Autoexclusão registrada$');
    },
  },
]);
