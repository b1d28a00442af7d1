import { useState } from 'react';

import { ContactCode } from './contact-code';
import type { ContactKind, ContactValues } from './contact-kinds';
import { ContactRequest } from './contact-request';

/** The change of a contact: what it becomes and the password, then the code that was sent there. */
export function ContactChange({ kind, onClose }: { kind: ContactKind; onClose: () => void }) {
  const [asked, setAsked] = useState<ContactValues>();
  const [isSent, setSent] = useState(false);
  if (asked !== undefined && isSent) return <ContactCode kind={kind} asked={asked} onBack={() => setSent(false)} onDone={onClose} />;
  return (
    <ContactRequest
      kind={kind}
      typed={asked}
      onSent={(values) => {
        setAsked(values);
        setSent(true);
      }}
      onClose={onClose}
    />
  );
}
