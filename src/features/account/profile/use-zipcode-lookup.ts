import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { getGetAddressByZipcodeQueryOptions } from '@generated/api/account';

import { HttpError } from '@/api/errors';
import { digitsOf } from '@/shared/forms/mask';

import type { AddressValues } from './address-rules';

const LENGTH = 8;
/** A CEP moves hardly ever, in ms. */
const GOOD_FOR = 60 * 60_000;

/** Fills in what belongs to a CEP as soon as it is whole; what it does not tell is left to be typed. */
export function useZipcodeLookup(form: UseFormReturn<AddressValues>) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<string>();
  const typed = () => digitsOf(form.getValues('zipcode'));

  async function look(digits: string): Promise<void> {
    setAsking(true);
    setSaid(undefined);
    try {
      const { data } = await client.fetchQuery({ ...getGetAddressByZipcodeQueryOptions(digits), staleTime: GOOD_FOR, retry: false });
      // What was typed meanwhile is another question.
      if (typed() !== digits) return;
      for (const name of ['street', 'district', 'city', 'state'] as const)
        if (data[name] !== '') form.setValue(name, data[name], { shouldDirty: true });
      form.clearErrors(['zipcode', 'street', 'district', 'city', 'state']);
      setSaid('Endereço encontrado. Confira e complete.');
      form.setFocus(data.street === '' ? 'street' : 'number');
    } catch (error) {
      if (typed() !== digits) return;
      setSaid(
        error instanceof HttpError && error.status === 404
          ? 'CEP não encontrado. Preencha o endereço.'
          : 'Não foi possível buscar o CEP. Preencha o endereço.',
      );
    } finally {
      if (typed() === digits) setAsking(false);
    }
  }

  return {
    isAsking,
    said,
    /** Looks for the CEP that is typed, once it is whole. */
    ask: () => {
      const digits = typed();
      if (digits.length === LENGTH) return void look(digits);
      setAsking(false);
      setSaid(undefined);
    },
  };
}
