import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import { Confirm } from '@/shared/ui/confirm';

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

/** Something that is asked for twice before it is done, and back to where it was asked for: the focus follows. */
export function AskTwice({ renderTrigger, question, yes, no, busy, onYes }: AskTwiceProps) {
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = asked || busy;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={place} className={isOpen ? styles.confirm : undefined}>
      {isOpen ? (
        <Confirm
          question={question}
          yes={yes}
          no={no}
          busy={busy}
          onNo={() => setAsked(false)}
          onYes={() => {
            setAsked(false);
            onYes();
          }}
        />
      ) : (
        renderTrigger(() => setAsked(true))
      )}
    </div>
  );
}
