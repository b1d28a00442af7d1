// Separate chunk: loaded only if the deployment has a translation to Libras.
import { useRef, useState } from 'react';

import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import styles from './libras.module.css';

const LibrasPanel = lazyPart(() => import('./libras-panel').then((module) => module.LibrasPanel));

/** Renders a button at the edge of the page, as the public sites of Brazil have one, and the panel that it opens (SPEC Q38). */
export function LibrasButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div data-libras>
      <button ref={button} type="button" className={styles.button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Libras
      </button>
      <SectionBoundary name="libras" fallback={null}>
        {isOpen && <LibrasPanel onClose={close} />}
      </SectionBoundary>
    </div>
  );
}
