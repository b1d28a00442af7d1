import { useState } from 'react';

import type { Address } from '@generated/api/model/address';

import { masked } from '@/shared/forms/mask';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import { readDraft } from '@/product/reload-drafts';

import styles from '../account-page.module.css';
import { AddressForm } from './address-form';

/** Renders the address, or its form. A form that a reload interrupted is open again. */
export function AddressCard({ address }: { address: Address | null }) {
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
