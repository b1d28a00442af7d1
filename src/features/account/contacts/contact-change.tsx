import { useState } from 'react';

import { parseString, useDraftState } from '@/product/use-draft';

import { ContactCode } from './contact-code';
import { contactDraftName } from './contact-kinds';
import type { ContactKind } from './contact-kinds';
import { ContactRequest } from './contact-request';

/** Renders the two steps of a change of e-mail or phone: new value and password, then the code. */
export function ContactChange({ kind, onClose }: { kind: ContactKind; onClose: () => void }) {
  // Both are drafts, because a phone may reload the page while the player reads the code in another app.
  const [value, setValue] = useDraftState(contactDraftName(kind), '', parseString);
  const [isSent, setSent] = useDraftState(`${contactDraftName(kind)}-sent`, false, (draft) => draft === true);
  const [password, setPassword] = useState('');
  const request = { value, password };
  if (isSent) return <ContactCode kind={kind} request={request} onBack={() => setSent(false)} onDone={onClose} />;
  return (
    <ContactRequest
      kind={kind}
      initial={request}
      onSent={(values) => {
        setValue(values.value);
        setPassword(values.password);
        setSent(true);
      }}
      onClose={onClose}
    />
  );
}
