import { useState } from 'react';

import { useGetProfile } from '@generated/api/account';
import type { Profile } from '@generated/api/model/profile';
import type { Address } from '@generated/api/model/address';

import layout from '@/shared/ui/layout.module.css';
import { QueryView } from '@/shared/ui/query-view';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { formatDay } from '@/shared/format/date';
import { masked } from '@/shared/forms/mask';
import { Card, DescriptionList } from '@/shared/ui/page';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { readDraft } from '@/product/reload-drafts';

import { ContactCard } from '../contacts/contact-card';
import { PreferencesCard } from './preferences-card';
import styles from '../account-page.module.css';
import { AddressForm } from './address-form';

/** Renders identity, contacts, address and preferences of the player. A part whose rendering fails leaves the others. */
export function ProfileCards() {
  const query = useGetProfile();
  return (
    <QueryView query={query} failed="Não foi possível carregar os seus dados" lines={8}>
      {({ data: profile }) => (
        <div className={layout.columns}>
          <div className={layout.column}>
            <SectionBoundary name="account: profile" title="os seus dados">
              <ProfileCard profile={profile} />
            </SectionBoundary>
            <SectionBoundary name="account: contact" title="os seus contatos">
              <ContactCard profile={profile} />
            </SectionBoundary>
          </div>
          <div className={layout.column}>
            <SectionBoundary name="account: address" title="o seu endereço">
              <AddressCard address={profile.address} />
            </SectionBoundary>
            <SectionBoundary name="account: preferences" title="as suas preferências">
              <PreferencesCard profile={profile} />
            </SectionBoundary>
          </div>
        </div>
      )}
    </QueryView>
  );
}

/** Renders name, CPF and birthday, which cannot be changed because the registration was verified with them, and the status. */
function ProfileCard({ profile: { name, document, birthday, status } }: { profile: Profile }) {
  return (
    <Card title="Identidade">
      <DescriptionList
        rows={[
          ['Nome', name],
          ['CPF', masked(document.number, '###.###.###-##')],
          ['Nascimento', formatDay(birthday)],
          ['Situação', status],
        ]}
      />
      <p className={styles.quiet}>Nome, CPF e nascimento não mudam. Se algo estiver errado, fale com o suporte.</p>
    </Card>
  );
}

/** Renders the address, or its form. A form that a reload interrupted is open again. */
function AddressCard({ address }: { address: Address | null }) {
  const [isOpen, setOpen] = useState(() => readDraft('address') !== undefined);
  const openButton = useFocusOnChange<HTMLDivElement>(isOpen);
  return (
    <Card title="Endereço">
      {isOpen ? (
        <AddressForm address={address} onSaved={() => setOpen(false)} onCancel={() => setOpen(false)} />
      ) : (
        <>
          {address === null ? (
            <Notice icon="home" slim title="Você ainda não informou o endereço" />
          ) : (
            <address className={styles.lines}>
              <span>{`${address.street}, ${address.number}${address.complement ? `, ${address.complement}` : ''}`}</span>
              <span>{`${address.district}, ${address.city}${address.state === 'unknown' ? '' : ` – ${address.state}`}`}</span>
              <span className={styles.quiet}>{`CEP ${masked(address.zipcode, '#####-###')}`}</span>
            </address>
          )}
          <div ref={openButton}>
            <Button wide aria-label={address === null ? undefined : 'Alterar o endereço'} onClick={() => setOpen(true)}>
              {address === null ? 'Informar endereço' : 'Alterar'}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
