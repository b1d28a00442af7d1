import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import type { Address } from '@generated/api/model/address';

import { MaskedField } from '@/shared/forms/masked-field';
import { SelectField } from '@/shared/forms/select-field';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { showAlert } from '@/shell/alert-store';
import { useDraftForm } from '@/shell/use-draft';

import styles from '../account-page.module.css';
import type { AddressValues } from './address-rules';
import { ADDRESS_FIELDS, parseAddress, addressResolver, STATE_OPTIONS, toAddressValues } from './address-rules';
import { useServerErrors } from '../server-field-errors';
import { useUpdateProfile } from './use-update-profile';
import { useZipcodeLookup } from './use-zipcode-lookup';

/** The server names what is within the address by its path. */
const SERVER_FIELDS = Object.fromEntries(ADDRESS_FIELDS.map((name) => [`address.${name}`, name]));

/** The address, begun by its CEP, which fills in what belongs to it. */
export function AddressForm({ address, onClose }: { address: Address | null; onClose: () => void }) {
  const form = useForm<AddressValues>({ resolver: addressResolver, defaultValues: toAddressValues(address) });
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors } = formState;
  const { isAsking, said, ask } = useZipcodeLookup(form);
  const { mutate, isPending, error, reset } = useUpdateProfile(() => {
    showAlert('success', 'Endereço salvo.');
    onClose();
  });
  const { texts, message } = useServerErrors(error, SERVER_FIELDS, setFocus);
  const wrong = (name: keyof AddressValues) => errors[name]?.message ?? texts[name];
  useDraftForm('address', form, ADDRESS_FIELDS);
  useEffect(() => setFocus('zipcode'), [setFocus]);
  const submit = handleSubmit((values) => {
    const wanted = parseAddress(values);
    if (!isPending && wanted !== undefined) mutate({ address: wanted });
  });

  return (
    <form className={styles.form} noValidate aria-label="Endereço" onSubmit={(event) => void submit(event)} onChange={() => reset()}>
      <MaskedField
        label="CEP"
        mask="#####-###"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
        hint={<span role="status">{isAsking ? 'Buscando o endereço…' : (said ?? 'Buscamos o endereço por ele.')}</span>}
        error={wrong('zipcode')}
        {...register('zipcode', { onChange: ask })}
      />
      <Field label="Rua" autoComplete="address-line1" maxLength={120} error={wrong('street')} {...register('street')} />
      <div className={styles.pair}>
        <Field label="Número" autoComplete="off" maxLength={20} error={wrong('number')} {...register('number')} />
        <Field
          label="Complemento"
          autoComplete="address-line2"
          maxLength={120}
          placeholder="Opcional"
          error={wrong('complement')}
          {...register('complement')}
        />
      </div>
      <Field label="Bairro" autoComplete="address-level3" maxLength={120} error={wrong('district')} {...register('district')} />
      <div className={styles.city}>
        <Field label="Cidade" autoComplete="address-level2" maxLength={120} error={wrong('city')} {...register('city')} />
        <SelectField
          label="Estado"
          autoComplete="address-level1"
          placeholder="UF"
          options={STATE_OPTIONS}
          error={wrong('state')}
          {...register('state')}
        />
      </div>
      <FormError message={message} />
      <div className={styles.row}>
        <Button wide onClick={onClose}>
          Agora não
        </Button>
        <Button type="submit" variant="primary" wide busy={isPending}>
          Salvar endereço
        </Button>
      </div>
    </form>
  );
}
