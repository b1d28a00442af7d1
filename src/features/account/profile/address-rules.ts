import type { FieldErrors, Resolver } from 'react-hook-form';

import type { Address as AddressFields } from '@generated/api/model/address';
import { FederativeUnit } from '@generated/api/model/federative-unit';
import { Address } from '@generated/zod/account';

import { digitsOf, masked } from '@/shared/forms/mask';

/** What is typed of an address. */
export interface AddressValues {
  zipcode: string;
  street: string;
  number: string;
  complement: string;
  district: string;
  city: string;
  /** Empty until one is chosen. */
  state: string;
}

/** The boxes of the form, in their order. */
export const ADDRESS_FIELDS = ['zipcode', 'street', 'number', 'complement', 'district', 'city', 'state'] as const;

const WORDS: Readonly<Record<keyof AddressValues, string>> = {
  zipcode: 'Informe um CEP com oito dígitos.',
  street: 'Informe a rua.',
  number: 'Informe o número, ou s/n.',
  complement: 'Use até 120 caracteres.',
  district: 'Informe o bairro.',
  city: 'Informe a cidade.',
  state: 'Escolha o estado.',
};

/** The federative units, as they are chosen. */
export const STATE_OPTIONS = Object.values(FederativeUnit).map((value) => ({ value, label: value }));

/** What stands in the boxes at first. */
export function toAddressValues(address: AddressFields | null): AddressValues {
  return {
    zipcode: masked(address?.zipcode ?? '', '#####-###'),
    street: address?.street ?? '',
    number: address?.number ?? '',
    complement: address?.complement ?? '',
    district: address?.district ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
  };
}

/** What is typed, as the contract has it. @returns undefined where it is no address */
export function parseAddress(values: AddressValues): AddressFields | undefined {
  return judge(values).data;
}

function judge(values: AddressValues) {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()]));
  return Address.safeParse({ ...trimmed, zipcode: digitsOf(values.zipcode), complement: trimmed['complement'] || null });
}

/** Judges by the contract's validator. */
export const addressResolver: Resolver<AddressValues> = (values) => {
  const { error } = judge(values);
  if (error === undefined) return { values, errors: {} };
  const errors: FieldErrors<AddressValues> = {};
  for (const name of ADDRESS_FIELDS)
    if (error.issues.some(({ path: [first] }) => first === name)) errors[name] = { type: 'custom', message: WORDS[name] };
  return { values: {}, errors };
};
