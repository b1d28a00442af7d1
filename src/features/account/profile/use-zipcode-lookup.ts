import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { getGetAddressByZipcodeQueryOptions } from '@generated/api/account';

import { HttpError } from '@/api/errors';
import { digitsOf } from '@/shared/forms/mask';

import type { AddressValues } from './address-rules';

const CEP_LENGTH = 8;
/** Stale time of a found address, which hardly ever changes. */
const STALE_TIME_MS = 60 * 60_000;

/** Returns `lookUp`, which fills in the address of a complete CEP, except for parts that the response leaves empty. */
export function useZipcodeLookup(form: UseFormReturn<AddressValues>) {
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
