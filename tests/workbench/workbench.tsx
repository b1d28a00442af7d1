import { Button } from '@/shared/ui/button';

import { useColorMode } from '@/product/color-mode';
import { Buttons } from './sections/buttons';
import { Fields } from './sections/fields';
import { Games } from './sections/games';
import { Layers } from './sections/layers';
import { Messages } from './sections/messages';
import { Navigation } from './sections/navigation';
import { Pages } from './sections/pages';
import { Responses } from './sections/responses';
import { Tokens } from './sections/tokens';
import styles from './workbench.module.css';

/** Renders the workbench: a page for developers that shows the site's components in all their states (SPEC S21). */
export function Workbench() {
  const { mode, toggle } = useColorMode();
  return (
    <main className={styles.bench}>
      <header className={styles.head}>
        <h1 className={styles.title}>Bancada</h1>
        <Button onClick={toggle}>{mode === 'dark' ? 'Ver no claro' : 'Ver no escuro'}</Button>
      </header>
      <Tokens />
      <Buttons />
      <Fields />
      <Messages />
      <Navigation />
      <Games />
      <Pages />
      <Responses />
      <Layers />
    </main>
  );
}
