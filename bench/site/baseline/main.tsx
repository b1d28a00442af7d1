// Baseline: the first screen with the site's libraries and nothing else.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { create } from 'zustand';

import '../../../src/app/styles';
import { Button } from '../../../src/shared/ui/button';
import { GameTile } from '../../../src/shared/ui/game-tile';
import { Rail } from '../../../src/shared/ui/rail';
import { TileSkeleton } from '../../../src/shared/ui/tile-skeleton';
import styles from './baseline.module.css';

interface Listed<Item> {
  readonly data: readonly Item[];
}
interface Game {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly image_cf: string | null;
  readonly provider: { readonly name: string };
}
interface Promotion {
  readonly id: string;
  readonly title: string;
  readonly image: string;
}

const useOpen = create<{ open: boolean; toggle: () => void }>((set) => ({
  open: false,
  toggle: () => set(({ open }) => ({ open: !open })),
}));
const stored = (path: string) => (/^(https?:|\/storage\/)/.test(path) ? path : `/storage/${path.replace(/^\/?(storage\/)?/, '')}`);

function useListed<Item>(path: string) {
  return useQuery({ queryKey: [path], queryFn: async (): Promise<Listed<Item>> => (await fetch(path)).json() as Promise<Listed<Item>> });
}

function Home() {
  const games = useListed<Game>('/v2/games?sort=popular&per_page=10');
  const promotions = useListed<Promotion>('/v2/promotions');
  const toggle = useOpen((state) => state.toggle);
  return (
    <>
      <header className={styles.header}>
        <Link className={styles.mark} to="/">
          palpite
        </Link>
        <Button variant="primary" onClick={toggle}>
          Cadastrar
        </Button>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>O que você quer jogar?</h1>
        <div className={styles.cards}>
          {promotions.data?.data.map(({ id, title, image }) => (
            <div key={id} className={styles.card}>
              <img src={stored(image)} alt={title} />
            </div>
          ))}
        </div>
        <Rail title="Mais jogados" lead>
          {games.data?.data.map(({ id, name, image, image_cf: better, provider }, index) => (
            <GameTile
              key={id}
              name={name}
              provider={provider.name}
              images={[stored(better ?? image)]}
              favorite={false}
              first={index < 6}
              onOpen={toggle}
              onFavorite={toggle}
            />
          )) ?? Array.from({ length: 8 }, (_, index) => <TileSkeleton key={index} />)}
        </Rail>
      </main>
    </>
  );
}

const page = document.getElementById('root');
document.documentElement.dataset['mode'] = 'dark';
if (page !== null) {
  createRoot(page).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Home />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
