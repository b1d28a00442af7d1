import type { PageKind } from './providers';

interface FramePage {
  /** Path on the third-party origin; the site's frames have these addresses. */
  readonly path: string;
  /** Title in pt-BR. */
  readonly title: string;
}

/** Pages of the third-party origin. The code of each is `frames/KIND/main.ts`. */
export const framePages: Readonly<Record<PageKind, FramePage>> = {
  captcha: { path: '/captcha', title: 'Verificação de segurança' },
  identity: { path: '/verification', title: 'Verificação de identidade' },
  chat: { path: '/chat', title: 'Atendimento' },
  tags: { path: '/frames/tags', title: 'Medição' },
  sportsbook: { path: '/frames/sportsbook', title: 'Apostas esportivas' },
  games: { path: '/frames/game', title: 'Jogo' },
  libras: { path: '/frames/libras', title: 'Tradução em Libras' },
};

/** All kinds of pages. */
export const pageKinds: readonly PageKind[] = ['captcha', 'identity', 'chat', 'tags', 'sportsbook', 'games', 'libras'];
