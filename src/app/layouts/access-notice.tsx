import { useState } from 'react';

import { useIsPlayer, usePlayerKey } from '@/session/use-session';
import { classes } from '@/shared/lib/classes';
import { useLocation } from '@/product/navigation';
import { riskWarning } from '@/product/risk-warning';

import styles from './access-notice.module.css';

/** Paths of running games, which fill the screen; the notice waits for the next page. */
const GAME = /^\/(play|games|sports?|altenar-sports)(?![\w-])/;

/** Paths of pages with game tiles, which are as wide as the screen. All others are narrow. */
const WIDE = /^\/(casino(\/.*)?|home|login|ref\/.*|providers\/.+)?$/;

/**
 * Renders the warning about risks above the first page of each access, which is a visit or a login (SPEC Q11). It is part
 * of the prerendered page, so that nothing moves, and there is nothing to press.
 */
export function AccessNotice() {
  const access = `${String(usePlayerKey())} ${String(useIsPlayer())}`;
  return <Warning key={access} />;
}

function Warning() {
  const { pathname } = useLocation();
  const [page, setPage] = useState<string>();
  const isGame = GAME.test(pathname);
  if (page === undefined && !isGame) setPage(pathname);
  const warning = riskWarning();
  if (warning === undefined || isGame || (page ?? pathname) !== pathname) return null;
  return (
    <p className={classes(styles.notice, !WIDE.test(pathname) && styles.narrow)} role="note">
      <strong className={styles.age}>18+</strong>
      <span>{` ${warning}`}</span>
    </p>
  );
}
