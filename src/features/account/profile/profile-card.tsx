import type { Profile } from '@generated/api/model/profile';

import { formatDay } from '@/shared/format/date';
import { masked } from '@/shared/forms/mask';
import { Card, DescriptionList } from '@/shared/ui/page';

import styles from '../account-page.module.css';

/** Renders name, CPF and birthday, which cannot be changed because the registration was verified with them, and the status. */
export function ProfileCard({ profile: { name, document, birthday, status } }: { profile: Profile }) {
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
