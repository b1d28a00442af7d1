// Separate chunk: loaded only when a player opens a game of the house.
import { useState } from 'react';

import { useMediaQuery } from '@/shared/lib/use-media-query';
import { useLocation, useNavigate } from '@/product/navigation';
import { paths } from '@/product/paths';

import styles from './phone-bar.module.css';
import { PlayBar } from './play-bar';
import { usePlayingMark } from './use-playing-mark';

/** Media query of upright and lying phones, as in `site-layout.module.css`. */
const PHONE = '(max-width: 47.99rem), (max-height: 30rem)';

/** Renders the bar of a game of the house in place of the header; nothing on larger screens (SPEC S24). */
export function PhoneBar({ name }: { name: string }) {
  return useMediaQuery(PHONE) ? <Bar name={name} /> : null;
}

/** Renders the bar, whose time runs from the mount. Its exit goes back, or to the casino if the game is the first page of the visit. */
function Bar({ name }: { name: string }) {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const [since] = useState(() => Date.now());
  usePlayingMark();
  return (
    <div className={styles.bar}>
      <PlayBar name={name} since={since} onExit={() => void (isFirst ? navigate(paths.casino()) : navigate(-1))} />
    </div>
  );
}
