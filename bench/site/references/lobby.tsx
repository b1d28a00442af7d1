// The lobby of all references: the same elements, however it is rendered.
import type { ComponentType, ReactNode } from 'react';

import { CATEGORIES, type Game, IMAGES, listGames } from './games';

type LinkComponent = ComponentType<{ readonly to: string; readonly children: ReactNode }>;

/** Number of tiles above the fold of a phone. */
const FIRST_TILES = 3;
const ENTRIES = [
  ['/', 'Início'],
  ['/mines', 'Mines'],
  ['/wallet', 'Carteira'],
] as const;

function PlainLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return <a href={to}>{children}</a>;
}

/** Renders the header and the navigation around a page. @param props `balance` is formatted; `link` renders plain links by default */
export function Frame(props: { readonly balance: string; readonly link?: LinkComponent; readonly children: ReactNode }) {
  const { balance, link: Link = PlainLink, children } = props;
  return (
    <>
      <header className="header">
        <span className="logo">BET</span>
        <span className="balance">{balance}</span>
        <button className="button">Entrar</button>
      </header>
      {children}
      <nav className="nav">
        {ENTRIES.map(([to, label]) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** Renders the large image above the games. */
export function Hero() {
  return (
    <a className="hero" href="/promo">
      <img alt="" width="824" height="380" fetchPriority="high" src="/img/hero.avif" />
      <h1>Bônus de boas-vindas</h1>
    </a>
  );
}

/** Renders the filters by category, and the search. `onCategory` gets the pressed category, even if it is chosen already. */
export function Filters(props: {
  readonly category?: string | undefined;
  readonly search?: string;
  readonly onCategory?: (category: string) => void;
  readonly onSearch?: (text: string) => void;
}) {
  const { category, search, onCategory, onSearch } = props;
  return (
    <>
      <div className="chips">
        {CATEGORIES.map((name) => (
          <button key={name} className="chip" aria-pressed={category === name} onClick={() => onCategory?.(name)}>
            {name}
          </button>
        ))}
      </div>
      <input
        className="search"
        aria-label="Buscar"
        placeholder="Buscar jogos"
        value={search}
        onChange={(event) => onSearch?.(event.target.value)}
      />
    </>
  );
}

/** Renders a game. @param index position in the lobby, from 0; the images of the first tiles load eagerly, the rest lazily */
export function Tile({ game, index }: { readonly game: Game; readonly index: number }) {
  return (
    <article className="tile">
      <a href={`/game/${String(game.id)}`}>
        <img
          src={`${game.image}?game=${String(game.id)}`}
          alt={game.name}
          width="120"
          height="150"
          loading={index < FIRST_TILES ? 'eager' : 'lazy'}
          decoding="async"
        />
        <b>{game.name}</b>
        <i>{game.provider}</i>
      </a>
    </article>
  );
}

/** Renders the whole page with a plain grid of {@link IMAGES} tiles. */
export function Lobby() {
  return (
    <Frame balance="R$ 123,45">
      <main>
        <Hero />
        <Filters />
        <div className="grid">
          {listGames(IMAGES).map((game, index) => (
            <Tile key={game.id} game={game} index={index} />
          ))}
        </div>
      </main>
    </Frame>
  );
}
