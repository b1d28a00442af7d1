import { useState } from 'react';

import { parseString, useDraftState } from '@/shell/use-draft';

import { ContactCode } from './contact-code';
import { contactDraftName } from './contact-kinds';
import type { ContactKind } from './contact-kinds';
import { ContactRequest } from './contact-request';

/** Changes how the player is reached: first what it becomes and the password, then the code that was sent there. */
export function ContactChange({ kind, onClose }: { kind: ContactKind; onClose: () => void }) {
  // Who looks for the code elsewhere may come back to a page that was loaded anew.
  const [value, setValue] = useDraftState(contactDraftName(kind), '', parseString);
  const [isSent, setSent] = useDraftState(`${contactDraftName(kind)}-sent`, false, (before) => before === true);
  const [password, setPassword] = useState('');
  const asked = { value, password };
  if (isSent) return <ContactCode kind={kind} asked={asked} onBack={() => setSent(false)} onDone={onClose} />;
  return (
    <ContactRequest
      kind={kind}
      typed={asked}
      onSent={(values) => {
        setValue(values.value);
        setPassword(values.password);
        setSent(true);
      }}
      onClose={onClose}
    />
  );
}
