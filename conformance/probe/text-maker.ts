import { randomUUID } from 'node:crypto';

import { array, stringMatching } from 'fast-check';
import type { Arbitrary } from 'fast-check';

import type { SchemaConstraints } from '../contract/schema-constraints';
import { MAX_TEXT_LENGTH, withTimeLimit } from '../limits';
import { generateCpf } from './cpf';
import { compilePattern, matchesPattern } from './pattern';
import { isFreeTextName, UNUSUAL } from './unusual-text';

/** Random source and options that the maker of a value passes to the maker of its texts. */
export interface TextOptions {
  /** Returns a number of nine digits that is new within a run and between runs. */
  number(): number;
  /** Draws a value. */
  sample<T>(arbitrary: Arbitrary<T>): T;
  /** True if the value must not be an example or a default. */
  fresh: boolean;
  /** True for optional members too, and for texts that are easily altered. */
  full?: boolean;
}

/** Values by format, the same in every run. */
const FORMATS: Readonly<Record<string, string>> = {
  date: '1990-05-17',
  'date-time': '2026-11-21T14:05:37-03:00',
  time: '14:05:00-03:00',
  duration: 'P1D',
  email: 'ana@exemplo.invalid',
  'idn-email': 'ana@exemplo.invalid',
  hostname: 'exemplo.invalid',
  ipv4: '203.0.113.7',
  ipv6: '2001:db8::7',
  uri: 'https://exemplo.invalid/',
  'uri-reference': '/exemplo',
  iri: 'https://exemplo.invalid/',
  uuid: '5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11',
  'json-pointer': '/a',
  regex: '^a$',
  byte: 'YQ==',
  password: 'palpite-2026-Ab',
};

/**
 * Makes a text that a schema allows, or one of the right length if none can be made for its pattern. The text for a known format is
 * always the same, except for a fresh UUID or e-mail address, and ignores pattern and lengths.
 *
 * @param name name of the member or parameter, by which some texts are chosen
 */
export function makeText(options: TextOptions, { keywords }: SchemaConstraints, name: string): string {
  const { number, fresh } = options;
  const format = String(keywords.get('format')?.value ?? '');
  if (format === 'uuid' && fresh) return randomUUID();
  if (/email/.test(format) && fresh) return `conformance.${String(number())}@exemplo.invalid`;
  const known = FORMATS[format];
  if (known !== undefined) return known;
  const min = Math.min(Number(keywords.get('minLength')?.value ?? 0), MAX_TEXT_LENGTH);
  const max = Number(keywords.get('maxLength')?.value ?? Math.max(min, 24));
  const pattern = keywords.get('pattern')?.value;
  if (typeof pattern === 'string') return makeMatchingText(options, pattern, name, min, max);
  if (options.full === true && isFreeTextName(name)) return unusualText(min, Number(keywords.get('maxLength')?.value ?? UNUSUAL_LENGTH));
  const word = fresh ? makeMatchingText(options, WORD, name, 10, 10) : 'conformance';
  return word.padEnd(min, 'a').slice(0, max);
}

/** Length of a text that shows whether it is cut. */
const UNUSUAL_LENGTH = 200;

function unusualText(min: number, max: number): string {
  const length = Math.max(min, Math.min(max, UNUSUAL_LENGTH));
  return [...`${UNUSUAL} `.repeat(Math.ceil(length / 10))].slice(0, Math.max(0, length - 1)).join('') + 'z';
}

/** Pattern of a fresh text whose schema has no pattern: ten letters or digits, the first one a letter. */
const WORD = '^[a-z][a-z0-9]{9}$';

/**
 * Names of JavaScript's built-in members, as one text. fast-check draws them often, because programs confuse them with own
 * members.
 */
const MEMBER_NAMES = Object.getOwnPropertyNames(Object.prototype).join(' ');

/** Returns true for a text with five characters in a row of {@link MEMBER_NAMES}. An earlier run is likely to have sent it. */
const isOftenDrawn = (text: string) => [...text].some((_, at) => at + 5 <= text.length && MEMBER_NAMES.includes(text.slice(at, at + 5)));

/** Generators of texts by pattern, because creating one takes longer than drawing its values. */
const arbitraries = new Map<string, Arbitrary<string>>();

/** Returns a generator of several texts, of which the caller chooses one. @throws Error if none can be generated for the pattern */
function textsMatching(expression: RegExp, count: number): Arbitrary<string[]> {
  const text = arbitraries.get(String(expression)) ?? stringMatching(expression, { size: 'small' });
  arbitraries.set(String(expression), text);
  return array(text, { minLength: count, maxLength: count });
}

/** Patterns for which no text can be generated. */
const withoutTexts = new Set<string>();

/** Limits of the two attempts to generate texts, in ms. */
const GENERATION_LIMITS_MS = [1000, 3000];

/** Numbers of texts that are generated in turn: mostly the first one fits, otherwise one of forty. */
const TEXTS = [1, 40] as const;

/** Returns a text for a pattern. For a member that is named like a CPF, returns one with valid check digits if that fits. */
function makeMatchingText({ sample: draw, number, fresh }: TextOptions, pattern: string, name: string, min: number, max: number): string {
  const expression = compilePattern(pattern);
  const fits = (text: string) =>
    (expression === null || matchesPattern(expression, text)) && text.length >= min && text.length <= max && !(fresh && isOftenDrawn(text));
  const candidate = generateCpf(number());
  if (/cpf|document|tax/i.test(name) && fits(candidate)) return candidate;
  const fallback = 'conformance'.padEnd(min, 'a').slice(0, max);
  if (expression === null || withoutTexts.has(pattern)) return fallback;
  try {
    for (const count of TEXTS) {
      const texts = withTimeLimit(GENERATION_LIMITS_MS, () => draw(textsMatching(expression, count)));
      const found = texts.find(fits);
      if (found !== undefined) return found;
    }
    return fallback;
  } catch {
    // fast-check does not support some patterns, such as look-arounds.
    withoutTexts.add(pattern);
    return fallback;
  }
}
