import type { SearchEntry } from '@/features/site-search/search-entry';
import type { IconName } from '@/shared/ui/icon-paths';
import { paths } from '@/product/paths';

/** Returns the entry of a page. */
const page = (to: string, icon: IconName, label: string, keywords = ''): SearchEntry => ({
  id: `page ${to}`,
  kind: 'page',
  label,
  keywords,
  to,
  icon,
});

/** Returns the entry of a game of the operator's own. */
const house = (to: string, icon: IconName, label: string, keywords: string): SearchEntry => ({
  id: `house ${to}`,
  kind: 'house',
  label,
  keywords,
  to,
  icon,
});

/** Entries of the operator's own games. */
export const HOUSE_GAMES: readonly SearchEntry[] = [
  house(paths.mines(), 'gem', 'Mines', 'minas bombas campo minado'),
  house(paths.double(), 'roulette', 'Double', 'dobro vermelho preto branco cores'),
];

/**
 * Entries of the pages that the search finds, also of closed sections, which the caller leaves out. Their keywords are other words that players
 * use for the page.
 */
export const PAGES: readonly SearchEntry[] = [
  page(paths.index(), 'home', 'Início', 'home página inicial'),
  page(paths.casino(), 'dice', 'Cassino', 'jogos casino todos'),
  page(paths.sports(), 'ball', 'Esportes', 'apostas esportivas futebol basquete tênis sports'),
  page(paths.esports(), 'games', 'E-sports', 'esports jogos eletrônicos counter-strike cs lol league of legends dota valorant'),
  page(`${paths.sports()}?tab=abertas`, 'list', 'Minhas apostas esportivas', 'bilhetes apostas abertas resolvidas'),
  page(paths.promotions(), 'gift', 'Promoções', 'ofertas missões'),
  page(paths.casinoFavorites(), 'heart', 'Favoritos', 'meus jogos'),
  page(paths.providers(), 'games', 'Provedores', 'estúdios fornecedores marcas'),
  page(paths.walletDeposit(), 'wallet', 'Depositar', 'depósito pix adicionar saldo colocar dinheiro'),
  page(paths.walletWithdraw(), 'wallet', 'Sacar', 'saque retirar retirada pix receber'),
  page(paths.wallet(), 'wallet', 'Carteira', 'saldo dinheiro'),
  page(paths.transactions(), 'list', 'Transações', 'extrato movimentações depósitos saques'),
  page(paths.userHistory(), 'clock', 'Histórico de apostas', 'minhas apostas rodadas jogadas resultados comprovante bilhetes'),
  page(paths.userBonus(), 'gift', 'Bônus', 'rollover rodadas grátis'),
  page(paths.userCoupon(), 'gift', 'Cupons', 'código promocional'),
  page(paths.account(), 'user', 'Minha conta', 'perfil cadastro dados telefone e-mail endereço sessões'),
  page(paths.accountDocument(), 'user', 'Documentos', 'verificação identidade kyc rg cnh comprovante'),
  page(paths.accountPassword(), 'user', 'Senha', 'alterar trocar mudar'),
  page(paths.userActivity(), 'clock', 'Atividade', 'acessos logins registro histórico da conta'),
  page(paths.userPrivacy(), 'shield', 'Privacidade', 'dados pessoais lgpd consentimento'),
  page(paths.userTerms(), 'list', 'Termos aceitos', 'termos de uso versões aceite'),
  page(paths.userResults(), 'list', 'Comprovante de resultados', 'informe de rendimentos imposto de renda ganhos anual mensal'),
  page(paths.help(), 'support', 'Central de ajuda', 'suporte atendimento contato telefone e-mail chat dúvidas faq falar'),
  page(paths.userComplaints(), 'support', 'Reclamações', 'protocolo reclamar problema'),
  page(paths.protection(), 'shield', 'Limites e pausas', 'jogo responsável limite de depósito perda tempo lembrete'),
  page(paths.protectionSuspension(), 'pause', 'Pausar a conta', 'pausa suspensão tempo'),
  page(paths.protectionExclusion(), 'shield', 'Autoexclusão', 'excluir encerrar fechar bloquear conta'),
  page(paths.indications(), 'share', 'Indicações', 'indique amigos convite'),
  page(paths.fairness(), 'check', 'Jogo justo, verificável', 'comprovadamente justo provably fair recibo'),
  page(paths.rulesBetting(), 'list', 'Regras de apostas', 'regulamento'),
  page(paths.accessibility(), 'support', 'Acessibilidade', 'leitor de tela teclado contraste libras deficiência'),
];

/** Paths of the pages for which players look first. */
const MAIN_PAGES: readonly string[] = [paths.casino(), paths.sports(), paths.promotions(), paths.protection()];

/** Entries shown before a search, and if nothing is found. */
export const SUGGESTED_PAGES: readonly SearchEntry[] = PAGES.filter(({ to }) => MAIN_PAGES.includes(to));
