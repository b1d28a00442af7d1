// Baselines: the same tiles in a plain grid or in react-window.
import { createRoot } from 'react-dom/client';
import type { CellComponentProps } from 'react-window';
import { Grid } from 'react-window';

import '../../src/app/styles';
import { GameTile } from '../../src/shared/ui/game-tile';
import styles from './lobby.module.css';

const parameters = new URLSearchParams(location.search);
const total = Number(parameters.get('games') ?? 2000);
/** Id of the mock backend's first game. */
const FIRST_ID = 1001;
const COLUMNS = window.innerWidth < 700 ? 3 : 7;
/** Gap between two tiles, in CSS pixels. */
const GAP = 16;

const noop = () => {};

function Tile({ index }: { index: number }) {
  const id = FIRST_ID + index;
  return (
    <GameTile
      name={`Jogo ${String(id)}`}
      provider="Oficina Aurora"
      images={[`/storage/cdn-cgi/image/width=240,format=auto/games/${String(id)}.webp`]}
      rtp={96.5}
      favorite={false}
      onOpen={noop}
      onFavorite={noop}
    />
  );
}

function PlainGrid() {
  return (
    <ul className={styles.grid} style={{ gridTemplateColumns: `repeat(${String(COLUMNS)}, minmax(0, 1fr))` }}>
      {Array.from({ length: total }, (_, index) => (
        <li key={index}>
          <Tile index={index} />
        </li>
      ))}
    </ul>
  );
}

function Cell({ columnIndex, rowIndex, style }: CellComponentProps) {
  const index = rowIndex * COLUMNS + columnIndex;
  return (
    <div style={{ ...style, padding: GAP / 2 }}>
      <Tile index={index} />
    </div>
  );
}

function WindowedGrid() {
  const width = window.innerWidth / COLUMNS;
  const height = ((width - GAP) * 4) / 3 + 42 + GAP;
  return (
    <Grid
      className="box"
      cellComponent={Cell}
      cellProps={{}}
      columnCount={COLUMNS}
      columnWidth={width}
      rowCount={Math.ceil(total / COLUMNS)}
      rowHeight={height}
      overscanCount={2}
      style={{ height: window.innerHeight, width: window.innerWidth, overflowX: 'hidden' }}
    />
  );
}

document.documentElement.dataset['mode'] = 'dark';
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(parameters.get('way') === 'react-window' ? <WindowedGrid /> : <PlainGrid />);
