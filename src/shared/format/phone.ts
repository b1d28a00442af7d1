const forms: readonly (readonly [digits: RegExp, form: string])[] = [
  [/^(?:\+?55)?(0800)(\d{3})(\d{4})$/, '$1 $2 $3'],
  [/^(?:\+?55)?(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3'],
  [/^(?:\+?55)?(\d{2})(\d{4})(\d{4})$/, '($1) $2-$3'],
];

/**
 * A Brazilian phone number as it is read: '(11) 98765-4321', '0800 000 0000'. One of another form stays as it is.
 *
 * @param digits digits alone, with or without the country code
 */
export function formatPhone(digits: string): string {
  const found = forms.find(([pattern]) => pattern.test(digits));
  return found === undefined ? digits : digits.replace(found[0], found[1]);
}
