import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import { Button } from '@/shared/ui/button';

import styles from './withdraw.module.css';

interface AskTwiceProps {
  /** What asks for it first. */
  renderTrigger: (ask: () => void) => ReactNode;
  question: string;
  yes: string;
  no: string;
  busy: boolean;
  onYes: () => void;
}

/** Something that is asked for twice before it is done, yes and no with equal weight. The focus follows. */
export function AskTwice({ renderTrigger, question, yes, no, busy, onYes }: AskTwiceProps) {
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = asked || busy;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    place.current?.querySelector('button')?.focus();
  }, [isOpen]);
  return (
    <div ref={place} className={isOpen ? styles.confirm : undefined}>
      {isOpen ? (
        <>
          <p>{question}</p>
          <div className={styles.row}>
            <Button wide onClick={() => setAsked(false)}>
              {no}
            </Button>
            <Button
              wide
              busy={busy}
              onClick={() => {
                setAsked(false);
                onYes();
              }}
            >
              {yes}
            </Button>
          </div>
        </>
      ) : (
        renderTrigger(() => setAsked(true))
      )}
    </div>
  );
}
