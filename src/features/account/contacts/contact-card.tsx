import { useState } from 'react';

import type { Profile } from '@generated/api/model/profile';

import { formatPhone } from '@/shared/format/phone';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/page';
import { readDraft } from '@/product/reload-drafts';
import { parseString, useDraftState } from '@/product/use-draft';

import styles from '../account-page.module.css';
import type { ContactKind } from './contact-kinds';
import { contactDraftName, CONTACTS } from './contact-kinds';
import { ContactCode } from './contact-code';
import { ContactRequest } from './contact-request';

const KINDS = ['email', 'phone'] as const;

/** Renders e-mail and phone. A change needs the password and a code. A change that a reload interrupted is open again. */
export function ContactCard({ profile: { email, phone } }: { profile: Profile }) {
  const [changing, setChanging] = useState(() => KINDS.find((kind) => readDraft(contactDraftName(kind)) !== undefined));
  const texts = { email, phone: formatPhone(phone) };
  return (
    <Card title="Contato">
      <ul className={styles.items}>
        {KINDS.map((kind) => (
          <Contact
            key={kind}
            kind={kind}
            text={texts[kind]}
            isOpen={changing === kind}
            onOpen={() => setChanging(kind)}
            onClose={() => setChanging(undefined)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface ContactProps {
  kind: ContactKind;
  text: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

function Contact({ kind, text, isOpen, onOpen, onClose }: ContactProps) {
  const head = useFocusOnChange<HTMLDivElement>(isOpen);
  return (
    <li className={styles.item}>
      <div ref={head} className={styles.itemHead}>
        <p className={styles.itemWords}>
          <span className={styles.quiet}>{CONTACTS[kind].label}</span>
          <span className={styles.itemText}>{text}</span>
        </p>
        {!isOpen && (
          <Button aria-label={`Alterar ${CONTACTS[kind].noun}`} onClick={onOpen}>
            Alterar
          </Button>
        )}
      </div>
      {isOpen && <ContactChange kind={kind} onClose={onClose} />}
    </li>
  );
}

/** Renders the two steps of a change of e-mail or phone: new value and password, then the code. */
function ContactChange({ kind, onClose }: { kind: ContactKind; onClose: () => void }) {
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
