import { loggedIn } from './journey';

/** Title of the frame of the sportsbook. */
const BOOK = 'Apostas esportivas';
/** Selector of the odds of an event that has not begun: they do not change for a while. */
const UPCOMING_ODDS = '.event:has(.when:not(.on)) .odds:not([disabled])';

/** Journeys of Ana, who plays games and bets on sports. */
export const gameJourneys = loggedIn([
  {
    name: 'play a casino game',
    presses: { phone: 2, desktop: 2 },
    limit: 2,
    run: async (player) => {
      await player.press('selector', 'main article button[aria-haspopup="dialog"], main article > button');
      await player.press('link', '^Jogar$');
      await player.sees('selector', 'section[aria-label^="Jogo"] iframe, [role="region"][aria-label^="Jogo"] iframe');
      await player.uncounted(async () => {
        await player.press('button', '^Sair do jogo$');
        await player.reads('Jogo encerrado');
      });
    },
  },
  {
    name: 'Mines',
    from: '/games/mines',
    presses: { phone: 2, desktop: 2 },
    limit: 2,
    run: async (player) => {
      await player.press('button', '^Apostar R');
      await player.sees('button', '^Linha 3, coluna 3: fechada');
      await player.press('button', '^Linha 3, coluna 3: ');
      await player.sees('button', '^Linha 3, coluna 3: (diamante|mina)');
    },
  },
  {
    name: 'Double',
    from: '/games/double',
    presses: { phone: 1, desktop: 1 },
    limit: 2,
    run: async (player) => {
      // A bet in the last seconds of a round may come too late.
      await player.reads('Apostas abertas\\s*([5-9]|1\\d) s');
      await player.press('button', '^Apostar .* no vermelho');
      await player.sees('selector', 'ul[aria-label="Minhas apostas nesta rodada"] li');
    },
  },
  {
    name: 'sports',
    from: '/sports',
    presses: { phone: 2, desktop: 2 },
    limit: 2,
    // Quick bets repeat the stake of the last one.
    prepare: async (player) => {
      await player.visit('/sports');
      await player.pressIn(BOOK, 'selector', UPCOMING_ODDS);
      await player.seesIn(BOOK, 'field', '^Valor');
      if (await player.tab.callIn<boolean>(BOOK, 'has', 'selector', '.slip-open')) await player.pressIn(BOOK, 'selector', '.slip-open');
      await player.pressIn(BOOK, 'field', '^Aposta rápida');
      await player.fillIn(BOOK, '^Valor', '1000');
      await player.pressIn(BOOK, 'button', '^Apostar R');
      await player.readsIn(BOOK, 'Aposta confirmada');
    },
    run: async (player) => {
      await player.pressIn(BOOK, 'selector', UPCOMING_ODDS);
      await player.pressIn(BOOK, 'button', '^Apostar R');
      await player.uncounted(async () => {
        await player.press('link', '^Minhas apostas$');
        await player.seesIn(BOOK, 'button', '^Encerrar por');
      });
    },
  },
  {
    name: 'esports and Back',
    from: '/sports/esports',
    run: async (player) => {
      await player.seesIn(BOOK, 'heading', '^E-sports$');
      await player.pressIn(BOOK, 'link', '^Futebol');
      await player.seesIn(BOOK, 'heading', '^Futebol$');
      await player.isAt('^/sports$');
      await player.back();
      await player.seesIn(BOOK, 'heading', '^E-sports$');
      await player.isAt('^/sports/esports$');
    },
  },
]);
