/** Area codes of the Brazilian numbering plan. */
const AREA_CODES = new Set([
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19', '21', '22', '24', '27', '28'],
  ...['31', '32', '33', '34', '35', '37', '38', '41', '42', '43', '44', '45', '46', '47', '48', '49'],
  ...['51', '53', '54', '55', '61', '62', '63', '64', '65', '66', '67', '68', '69'],
  ...['71', '73', '74', '75', '77', '79', '81', '82', '83', '84', '85', '86', '87', '88', '89'],
  ...['91', '92', '93', '94', '95', '96', '97', '98', '99'],
]);

/** Returns true for a Brazilian mobile number without country code: area code, a nine, eight digits. */
export function isMobile(digits: string): boolean {
  return /^\d\d9\d{8}$/.test(digits) && AREA_CODES.has(digits.slice(0, 2));
}

/** Returns true for a Brazilian mobile or landline number, in digits without country code. */
export function isPhone(digits: string): boolean {
  return isMobile(digits) || (/^\d\d[2-5]\d{7}$/.test(digits) && AREA_CODES.has(digits.slice(0, 2)));
}
