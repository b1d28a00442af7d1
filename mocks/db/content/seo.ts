import type { components } from '@generated/schema';

import type { Catalogue } from '../catalogue/catalogue';
import type { Game } from '../catalogue/model';

type Seo = components['schemas']['Seo'];

const ADULT_NOTICE =
  '<p>Proibido para menores de 18 anos. Jogue com responsabilidade: defina os seus <a href="/user/protection">limites</a>.</p>';

const createText = (title: string, ...paragraphs: string[]): Seo =>
  Object.freeze({ title, content: `${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}${ADULT_NOTICE}` });

const SECTIONS: Readonly<Record<string, Seo>> = {
  home: createText(
    'Cassino on-line e apostas esportivas',
    'No Palpite você encontra <a href="/casino/slots">slots</a>, <a href="/casino/live">cassino ao vivo</a> e <a href="/sports">apostas esportivas</a> em um só lugar, com depósitos e saques por PIX.',
    'Cada jogo mostra as suas regras e o retorno ao jogador antes da primeira aposta.',
  ),
  casino_live: createText(
    'Cassino ao vivo',
    'Mesas de <a href="/casino/roleta">roleta</a>, <a href="/casino/blackjack">blackjack</a> e <a href="/casino/bacara">bacará</a> com crupiês, transmitidas em tempo real.',
    'Veja os limites de cada mesa antes de se sentar.',
  ),
  casino_slots: createText(
    'Slots on-line',
    'Slots de muitos temas e provedores, dos clássicos de três rolos aos de cascata e jackpot.',
    'Filtre por provedor, por retorno ao jogador (RTP) ou por novidade.',
  ),
  casino_games: createText(
    'Jogos de cassino',
    'Todos os jogos do cassino: slots, crash, bingo, raspadinhas, mesas e jogos ao vivo.',
    'Procure pelo nome ou veja o catálogo de cada <a href="/providers">provedor</a>.',
  ),
  sports: createText(
    'Apostas esportivas',
    'Cotas para futebol, basquete, tênis, vôlei e outros esportes, antes e durante os jogos.',
    'As <a href="/rules-betting">regras de apostas</a> explicam como cada mercado é liquidado.',
  ),
};

/**
 * Finds the SEO text of a section, or of the game `sourceId` (id or slug) in `casino_games` (SPEC A23, S10). Undefined for an unknown
 * section or game. Other sections ignore `sourceId`.
 */
export function findSeo(catalogue: Pick<Catalogue, 'game'>, section: string, sourceId?: string): Seo | undefined {
  if (section === 'casino_games' && sourceId !== undefined) {
    const game = catalogue.game(sourceId);
    return game && gameText(game);
  }
  return Object.hasOwn(SECTIONS, section) ? SECTIONS[section] : undefined;
}

function gameText({ name, provider, category, rtp }: Game): Seo {
  const back = (rtp / 100).toFixed(2).replace('.', ',');
  return createText(
    `${name}, de ${provider.name}`,
    `${name} é um jogo de <a href="/providers/${provider.slug}">${provider.name}</a> na categoria ${category.name}, com retorno ao jogador (RTP) de ${back}%.`,
    `Leia as regras e os limites de ${name} antes de apostar.`,
  );
}
