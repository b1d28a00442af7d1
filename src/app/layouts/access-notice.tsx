import { useState } from 'react';

import { useIsPlayer, usePlayerKey } from '@/session/use-session';
import { classes } from '@/shared/lib/classes';
import { useLocation } from '@/product/navigation';
import { riskWarning } from '@/product/risk-warning';

import { findPage } from '../find-page';
import styles from './access-notice.module.css';

/**
 * Renders the warning about risks above the first page of each access, which is a visit or a login (SPEC Q11). It is part
 * of the prerendered page, so that nothing moves, and there is nothing to press. Above a game it waits for the next page. The
 * component renders nothing if the operator warns only in the footer.
 */
export function AccessNotice() {
  const access = `${String(usePlayerKey())} ${String(useIsPlayer())}`;
  return <Warning key={access} />;
}

function Warning() {
  const { pathname } = useLocation();
  const [page, setPage] = useState<string>();
  const kind = findPage(pathname)?.kind;
  const isGame = kind === 'play';
  if (page === undefined && !isGame) setPage(pathname);
  const warning = riskWarning();
  if (warning === undefined || isGame || (page ?? pathname) !== pathname) return null;
  return (
    <p className={classes(styles.notice, kind !== 'tiles' && styles.narrow)} role="note">
      <strong className={styles.age}>18+</strong>
      <span>{` ${warning}`}</span>
    </p>
  );
}
