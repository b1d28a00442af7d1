const forms: readonly (readonly [digits: RegExp, form: string])[] = [
  [/^(?:\+?55)?(0800)(\d{3})(\d{4})$/, '$1 $2 $3'],
  [/^(?:\+?55)?(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3'],
  [/^(?:\+?55)?(\d{2})(\d{4})(\d{4})$/, '($1) $2-$3'],
];

/** Formats a Brazilian mobile, landline or 0800 number: '(11) 98765-4321'. Drops the country code. Any other text stays unchanged. */
export function formatPhone(digits: string): string {
  const match = forms.find(([pattern]) => pattern.test(digits));
  return match === undefined ? digits : digits.replace(match[0], match[1]);
}
