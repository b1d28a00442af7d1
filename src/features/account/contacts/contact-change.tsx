import { useState } from 'react';

import { parseString, useDraftState } from '@/product/use-draft';

import { ContactCode } from './contact-code';
import { contactDraftName } from './contact-kinds';
import type { ContactKind } from './contact-kinds';
import { ContactRequest } from './contact-request';

export function ContactChange({ kind, onClose }: { kind: ContactKind; onClose: () => void }) {
  // The page may reload while the player looks for the code.
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
