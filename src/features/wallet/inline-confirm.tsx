import type { ReactNode } from 'react';
import { useState } from 'react';

import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Confirm } from '@/shared/ui/confirm';

interface InlineConfirmProps {
  /** Renders the control. `open` shows the confirmation. */
  renderTrigger: (open: () => void) => ReactNode;
  question: string;
  yes: string;
  no: string;
  /** True while the request runs, which keeps the confirmation open. The caller shows its error. */
  busy: boolean;
  /** Class of the place of the confirmation while it is shown. */
  openClass?: string | undefined;
  onYes: () => void;
}

/** Renders a control that a press replaces by a confirmation. The focus returns to the control. */
export function InlineConfirm({ renderTrigger, question, yes, no, busy, openClass, onYes }: InlineConfirmProps) {
  const [isAsking, setAsking] = useState(false);
  const isOpen = isAsking || busy;
  const container = useFocusOnChange<HTMLDivElement>(isOpen);
  return (
    <div ref={container} className={isOpen ? openClass : undefined}>
      {isOpen ? (
        <Confirm
          question={question}
          yes={yes}
          no={no}
          busy={busy}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            onYes();
          }}
        />
      ) : (
        renderTrigger(() => setAsking(true))
      )}
    </div>
  );
}
