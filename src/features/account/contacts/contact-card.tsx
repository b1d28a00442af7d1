import { useState } from 'react';

import type { Profile } from '@generated/api/model/profile';

import { formatPhone } from '@/shared/format/phone';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/page';
import { readDraft } from '@/product/reload-drafts';

import styles from '../account-page.module.css';
import { ContactChange } from './contact-change';
import type { ContactKind } from './contact-kinds';
import { CONTACTS, contactDraftName } from './contact-kinds';

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
