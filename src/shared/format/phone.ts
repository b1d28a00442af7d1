const forms: readonly (readonly [digits: RegExp, form: string])[] = [
  [/^(?:\+?55)?(0800)(\d{3})(\d{4})$/, '$1 $2 $3'],
  [/^(?:\+?55)?(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3'],
  [/^(?:\+?55)?(\d{2})(\d{4})(\d{4})$/, '($1) $2-$3'],
];

/** Formats a Brazilian number, with or without country code: '(11) 98765-4321'. Unknown formats stay unchanged. */
export function formatPhone(digits: string): string {
  const match = forms.find(([pattern]) => pattern.test(digits));
  return match === undefined ? digits : digits.replace(match[0], match[1]);
}
