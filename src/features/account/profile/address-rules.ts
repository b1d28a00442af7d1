import type { FieldErrors, Resolver } from 'react-hook-form';

import type { Address } from '@generated/api/model/address';
import type { AddressToSet as AddressFields } from '@generated/api/model/address-to-set';
import { FederativeUnit } from '@generated/api/model/federative-unit';
import { AddressToSet } from '@generated/zod/account';

import { digitsOf, masked } from '@/shared/forms/mask';

/** Values of the address form, as typed. */
export interface AddressValues {
  /** CEP, the Brazilian postal code. */
  zipcode: string;
  street: string;
  number: string;
  complement: string;
  district: string;
  city: string;
  /** State code, empty until selected. */
  state: string;
}

/** Field names in the order of the form. */
export const ADDRESS_FIELDS = ['zipcode', 'street', 'number', 'complement', 'district', 'city', 'state'] as const;

const MESSAGES: Readonly<Record<keyof AddressValues, string>> = {
  zipcode: 'Informe um CEP com oito dígitos.',
  street: 'Informe a rua.',
  number: 'Informe o número, ou s/n.',
  complement: 'Use até 120 caracteres.',
  district: 'Informe o bairro.',
  city: 'Informe a cidade.',
  state: 'Selecione o estado.',
};

/** Options of the field for the state, each with its two-letter code as value and label. */
export const STATE_OPTIONS = Object.values(FederativeUnit).map((value) => ({ value, label: value }));

/** Returns the values of the form for an address; empty values without one, and an empty state if it is unknown. */
export function toAddressValues(address: Address | null): AddressValues {
  return {
    zipcode: masked(address?.zipcode ?? '', '#####-###'),
    street: address?.street ?? '',
    number: address?.number ?? '',
    complement: address?.complement ?? '',
    district: address?.district ?? '',
    city: address?.city ?? '',
    state: address === null || address.state === 'unknown' ? '' : address.state,
  };
}

/** Returns the address to send, with trimmed values and null for an empty complement; undefined if the input is invalid. */
export function parseAddress(values: AddressValues): AddressFields | undefined {
  return validate(values).data;
}

function validate(values: AddressValues) {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()]));
  return AddressToSet.safeParse({ ...trimmed, zipcode: digitsOf(values.zipcode), complement: trimmed['complement'] || null });
}

/** Validates the form by the contract's schema. */
export const addressResolver: Resolver<AddressValues> = (values) => {
  const { error } = validate(values);
  if (error === undefined) return { values, errors: {} };
  const errors: FieldErrors<AddressValues> = {};
  for (const name of ADDRESS_FIELDS)
    if (error.issues.some(({ path: [first] }) => first === name)) errors[name] = { type: 'custom', message: MESSAGES[name] };
  return { values: {}, errors };
};
