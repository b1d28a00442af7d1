import { useQuery } from '@tanstack/react-query';

import { getGetProfileQueryOptions } from '@generated/api/account';

import { Asked } from '@/shared/ui/asked';

import styles from './account-page.module.css';
import { AddressCard } from './address-card';
import { ContactCard } from './contact-card';
import { PreferencesCard } from './preferences-card';
import { ProfileCard } from './profile-card';

/** What the account says of the player, and what of it can be changed. */
export function AccountCards() {
  return (
    <Asked query={useQuery(getGetProfileQueryOptions())} failed="Não foi possível carregar os seus dados" lines={8}>
      {({ data: profile }) => (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ProfileCard profile={profile} />
            <ContactCard profile={profile} />
          </div>
          <div className={styles.column}>
            <AddressCard address={profile.address} />
            <PreferencesCard profile={profile} />
          </div>
        </div>
      )}
    </Asked>
  );
}
