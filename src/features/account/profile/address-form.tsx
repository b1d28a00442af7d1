import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';

import type { Address } from '@generated/api/model/address';
import { getGetAddressByZipcodeQueryOptions } from '@generated/api/account';

import { MaskedField } from '@/shared/forms/masked-field';
import { SelectField } from '@/shared/forms/select-field';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import layout from '@/shared/ui/layout.module.css';
import { showAlert } from '@/product/alert-store';
import { useDraftForm } from '@/product/use-draft';
import { HttpError } from '@/api/errors';
import { digitsOf } from '@/shared/forms/mask';
import { Form } from '@/shared/forms/form';

import styles from '../account-page.module.css';
import { useServerErrors } from '../server-field-errors';
import type { AddressValues } from './address-rules';
import { ADDRESS_FIELDS, addressResolver, parseAddress, STATE_OPTIONS, toAddressValues } from './address-rules';
import { useUpdateProfile } from '../use-update-profile';
import { FormButtons } from '../form-buttons';

/** Names of the fields by the server's names in errors, which are paths such as `address.city`. */
const FIELD_BY_SERVER_NAME = Object.fromEntries(ADDRESS_FIELDS.map((name) => [`address.${name}`, name]));

interface AddressFormProps {
  address: Address | null;
  onSaved: () => void;
  /** Handler that closes the form. Without it, the form has no button to cancel and takes no focus when it is mounted. */
  onCancel?: () => void;
}

/**
 * Renders the form of the address. A complete CEP is looked up, replaces street, district, city and state, and moves the focus. A failed
 * lookup shows a hint and changes nothing. The input survives a reload as the draft `address`. A saved address updates the cached profile
 * and shows an alert before `onSaved`.
 */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const form = useForm<AddressValues>({ resolver: addressResolver, defaultValues: toAddressValues(address) });
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors } = formState;
  const { isLoading, status, lookUp } = useZipcodeLookup(form);
  const { mutate, isPending, error, reset } = useUpdateProfile(() => {
    showAlert('success', 'Endereço salvo.');
    onSaved();
  });
  const { texts, message } = useServerErrors(error, FIELD_BY_SERVER_NAME, setFocus);
  const errorText = (name: keyof AddressValues) => errors[name]?.message ?? texts[name];
  useDraftForm('address', form, ADDRESS_FIELDS);
  const wasOpened = onCancel !== undefined;
  useEffect(() => {
    if (wasOpened) setFocus('zipcode');
  }, [setFocus, wasOpened]);
  const submit = handleSubmit((values) => {
    const parsed = parseAddress(values);
    if (!isPending && parsed !== undefined) mutate({ address: parsed });
  });

  return (
    <Form className={styles.form} aria-label="Endereço" onSubmit={submit} onChange={() => reset()}>
      <MaskedField
        label="CEP"
        mask="#####-###"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
        hint={<span role="status">{isLoading ? 'Buscando o endereço…' : (status ?? 'Buscamos o endereço por ele.')}</span>}
        error={errorText('zipcode')}
        {...register('zipcode', { onChange: lookUp })}
      />
      <Field label="Rua" autoComplete="address-line1" maxLength={120} error={errorText('street')} {...register('street')} />
      <div className={`${layout.medium} ${styles.pair}`}>
        <Field label="Número" autoComplete="off" maxLength={20} error={errorText('number')} {...register('number')} />
        <Field
          label="Complemento"
          autoComplete="address-line2"
          maxLength={120}
          placeholder="Opcional"
          error={errorText('complement')}
          {...register('complement')}
        />
      </div>
      <Field label="Bairro" autoComplete="address-level3" maxLength={120} error={errorText('district')} {...register('district')} />
      <div className={`${layout.medium} ${styles.city}`}>
        <Field label="Cidade" autoComplete="address-level2" maxLength={120} error={errorText('city')} {...register('city')} />
        <SelectField
          label="Estado"
          autoComplete="address-level1"
          placeholder="UF"
          options={STATE_OPTIONS}
          error={errorText('state')}
          {...register('state')}
        />
      </div>
      <FormError message={message} />
      <FormButtons submit="Salvar endereço" busy={isPending} onCancel={onCancel} />
    </Form>
  );
}

const CEP_LENGTH = 8;
/** Stale time of a found address, which hardly ever changes. */
const STALE_TIME_MS = 60 * 60_000;

/**
 * Returns `lookUp`, which fills in the address of a complete CEP, except for parts that the response leaves empty. `isLoading` is true
 * while it runs, and `status` is the hint about its outcome.
 */
function useZipcodeLookup(form: UseFormReturn<AddressValues>) {
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const [status, setStatus] = useState<string>();
  const currentDigits = () => digitsOf(form.getValues('zipcode'));

  async function fetchAddress(digits: string): Promise<void> {
    setLoading(true);
    setStatus(undefined);
    try {
      const { data } = await client.fetchQuery({ ...getGetAddressByZipcodeQueryOptions(digits), staleTime: STALE_TIME_MS, retry: false });
      // The player has typed another CEP meanwhile.
      if (currentDigits() !== digits) return;
      for (const name of ['street', 'district', 'city', 'state'] as const)
        if (data[name] !== '' && data[name] !== 'unknown') form.setValue(name, data[name], { shouldDirty: true });
      form.clearErrors(['zipcode', 'street', 'district', 'city', 'state']);
      setStatus('Endereço encontrado. Confira e complete.');
      form.setFocus(data.street === '' ? 'street' : 'number');
    } catch (error) {
      if (currentDigits() !== digits) return;
      setStatus(
        error instanceof HttpError && error.status === 404
          ? 'CEP não encontrado. Preencha o endereço.'
          : 'Não foi possível buscar o CEP. Preencha o endereço.',
      );
    } finally {
      if (currentDigits() === digits) setLoading(false);
    }
  }

  return {
    isLoading,
    status,
    lookUp: () => {
      const digits = currentDigits();
      if (digits.length === CEP_LENGTH) return void fetchAddress(digits);
      setLoading(false);
      setStatus(undefined);
    },
  };
}
