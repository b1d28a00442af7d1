import { useState } from 'react';

import type { Profile } from '@generated/api/model/profile';

import { formatPhone } from '@/shared/format/phone';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/page';

import styles from './account-page.module.css';
import { ContactChange } from './contact-change';
import type { ContactKind } from './contact-kinds';
import { CONTACTS } from './contact-kinds';

/** How the player is reached; a change takes the password and a code sent to the new address. */
export function ContactCard({ profile: { email, phone } }: { profile: Profile }) {
  const [changing, setChanging] = useState<ContactKind>();
  const shown = { email, phone: formatPhone(phone) };
  return (
    <Card title="Contato">
      <ul className={styles.items}>
        {(['email', 'phone'] as const).map((kind) => (
          <li key={kind} className={styles.item}>
            <div className={styles.itemHead}>
              <p className={styles.itemWords}>
                <span className={styles.quiet}>{CONTACTS[kind].label}</span>
                <span className={styles.itemText}>{shown[kind]}</span>
              </p>
              {changing !== kind && (
                <Button aria-label={`Alterar ${CONTACTS[kind].noun}`} onClick={() => setChanging(kind)}>
                  Alterar
                </Button>
              )}
            </div>
            {changing === kind && <ContactChange kind={kind} onClose={() => setChanging(undefined)} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
