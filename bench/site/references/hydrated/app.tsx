import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';

import { Filters, Frame, Hero } from '../lobby';

import { fetchGames, fetchSettings } from './api';
import { startRealtime } from './realtime';
import { formatBalance, useWallet } from './store';
import { VirtualGrid } from './virtual-grid';

const Wallet = lazy(() => import('./wallet').then((module) => ({ default: module.Wallet })));
/** Number of placeholders in the HTML. */
const PLACEHOLDERS = 12;
/** Time for which a response counts as fresh. */
const STALE_MS = 60_000;

function Home() {
  const [category, setCategory] = useState<string>();
  const [search, setSearch] = useState('');
  const settings = useQuery({ queryKey: ['settings'], queryFn: fetchSettings, staleTime: STALE_MS });
  const games = useQuery({ queryKey: ['games'], queryFn: fetchGames, staleTime: STALE_MS });
  const [shownCategory, text] = [useDeferredValue(category), useDeferredValue(search.toLowerCase())];
  const shown = useMemo(
    () =>
      games.data?.filter(
        (game) => (shownCategory === undefined || game.category === shownCategory) && game.name.toLowerCase().includes(text),
      ),
    [games.data, shownCategory, text],
  );
  useEffect(() => {
    if (settings.data !== undefined) startRealtime();
  }, [settings.data]);
  return (
    <main>
      <Hero />
      <Filters
        category={category}
        search={search}
        onCategory={(name) => setCategory(name === category ? undefined : name)}
        onSearch={setSearch}
      />
      {shown === undefined ? <Placeholders /> : <VirtualGrid games={shown} />}
    </main>
  );
}

function Placeholders() {
  return (
    <div className="grid">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <div key={index} className="tile">
          <div className="placeholder" />
        </div>
      ))}
    </div>
  );
}

/** Renders the reference `hydrated` with its routes: the lobby, and the wallet in a chunk of its own. Needs a query client and a router. */
export function App() {
  const cents = useWallet((state) => state.cents);
  return (
    <Frame balance={formatBalance(cents)} link={Link}>
      <Suspense fallback={<main>…</main>}>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="/wallet" element={<Wallet />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}
