import { List, type RowComponentProps } from 'react-window';

import type { Game } from '../games';
import { Tile } from '../lobby';

interface RowData {
  readonly games: readonly Game[];
}

const COLUMNS = 3;
/** Height of a row, in CSS pixels. */
const ROW_PX = 206;
const OVERSCAN_ROWS = 4;

function Row({ index, style, games }: RowComponentProps<RowData>) {
  const first = index * COLUMNS;
  return (
    <div className="row" style={style}>
      {games.slice(first, first + COLUMNS).map((game, column) => (
        <Tile key={game.id} game={game} index={first + column} />
      ))}
    </div>
  );
}

/** Renders the games as a grid of three columns that scrolls inside itself. Only the rows in view and a few beside them exist. */
export function VirtualGrid({ games }: RowData) {
  return (
    <List
      className="list"
      rowComponent={Row}
      rowCount={Math.ceil(games.length / COLUMNS)}
      rowHeight={ROW_PX}
      rowProps={{ games }}
      overscanCount={OVERSCAN_ROWS}
      style={{ height: '100vh' }}
    />
  );
}
