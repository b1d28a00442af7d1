import { useGetProfile } from '@generated/api/account';

import layout from '@/shared/ui/layout.module.css';
import { QueryView } from '@/shared/ui/query-view';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import { ContactCard } from '../contacts/contact-card';
import { AddressCard } from './address-card';
import { PreferencesCard } from './preferences-card';
import { ProfileCard } from './profile-card';

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
