/** Wording to avoid. */
export interface Idiom {
  readonly name: string;
  /** Expression for the idiom. A space matches any white space. */
  readonly pattern: RegExp;
  /** Plain wording. */
  readonly instead: string;
}

/** Expression that excludes a sentence with a question mark, in which "what" and "where" are plain English. */
const NOT_A_QUESTION = String.raw`(?![^.?!\u0001]*\?)`;
/** Verbs before an indirect question, which is plain English: "says what is missing". */
const INDIRECT = '(?:says?|said|shows?|knows?|known|sees?|seen|explains?|describes?|defines?|decides?|checks?)';
const VERB = '(?:is|are|was|were|has|have|had|may|might|can|could|will|would|must|does|did|do|knows?)';

function idiom(name: string, source: string, instead: string): Idiom {
  return { name, pattern: new RegExp(source.replaceAll(' ', String.raw`\s+`), 'g'), instead };
}

/** Idioms that docs/style.md replaces. Nearly every match must be worth a rewrite. */
export const IDIOMS: readonly Idiom[] = [
  idiom('clause as a noun', String.raw`(?<!#\s)\bWhat(?= \w)${NOT_A_QUESTION}`, 'the noun itself: the response, the cached queries'),
  idiom(
    'clause as a noun',
    String.raw`\b(?=what\b)(?<!\b${INDIRECT} )what (?:is|was|has|have|had|are|were|stands|comes|came|goes|went|belongs|follows|remains|stays|must|may|cannot|it|they|he)\b${NOT_A_QUESTION}`,
    'the noun itself: the response, the cached queries',
  ),
  idiom('clause as a noun', String.raw`\b[Ww]ho(?:m|so)?ever\b`, 'the noun: the caller, any player'),
  idiom(
    'clause as a noun',
    String.raw`\b(?:all|any|every|one|ones|those|each) (?:who|whom|whose)\b`,
    'the noun: a player who, listeners that',
  ),
  idiom(
    '"one" for a noun',
    String.raw`\b(?=one\b)(?<=[.,;:(\u0001]\s?|\b(?:of|for|as|by|from|with|is|and|or|than|like) )one that\b|\bOne that\b`,
    'the noun again: a request that',
  ),
  idiom(
    '"stands"',
    String.raw`\b(?:[Ss]tands|stood|(?:to|must|may|can|could|will|would|should|not|they|that|which|who) stand)\b(?!-| for\b| in for\b| out\b)`,
    'is, exists, is placed',
  ),
  idiom('"tells"', String.raw`\b(?:[Tt]ells|[Tt]old|[Tt]elling)\b(?![^.;:\u0001]* (?:apart|from)\b)`, 'reports, returns, logs, notifies'),
  idiom(
    '"asks"',
    String.raw`\b(?:[Aa]sks?|[Aa]sked|[Aa]sking) (?:again|anew|once more)|\b[Aa]sk(?:s|ed) for\b`,
    'requests, fetches, refetches, prompts for',
  ),
  idiom('"hears"', String.raw`\b(?:[Hh]ears?|[Hh]eard)\b`, 'receives, listens'),
  idiom('"nobody"', String.raw`\b(?:[Nn]obody|[Ss]omebody)\b`, 'null, no listener, a visitor, a user'),
  idiom('"anew"', String.raw`\banew\b`, 'again, or a verb with re-'),
  idiom('"where" for a condition', String.raw`(?<!#\s)\bWhere(?= \w)${NOT_A_QUESTION}(?=[^.?!\u0001]*,)`, 'if, when, unless'),
  idiom('", for" for a reason', String.raw`, for (?:it|they|he|we|there|nothing|none) ${VERB}\b`, 'because'),
  idiom('", as" for a reason', String.raw`, as (?:nobody|nothing|none|there|no \w+) ${VERB}\b`, 'because'),
  idiom('"he" for a person', String.raw`\b(?:[Hh]e|[Hh]is|[Hh]im|himself)\b(?!/)`, 'they, their'),
  idiom('"all the same"', String.raw`\ball the same\b`, 'anyway, nevertheless'),
  idiom('"by itself"', String.raw`\bby itself\b`, 'automatically, alone, or nothing'),
  idiom('"in one go"', String.raw`\b(?:in one go|at a stretch|at one go)\b`, 'at once, together'),
  idiom('"too" at the end', String.raw`, too\b`, 'also'),
  idiom('"that there is"', String.raw`\bthat there (?:is|are|was|were)\b(?= ?[.,;:)\u0001])`, 'existing, available, or nothing'),
  idiom('"So many" for a limit', String.raw`\bSo (?:many|long|much|often|few)\b`, 'Maximum number of, Timeout of'),
  idiom('"be had"', String.raw`\b(?:be|is|are|was|were) had\b`, 'is available'),
  idiom('"on its way"', String.raw`\b(?:is|are|was|were|still|while) on (?:its|their|the) way\b`, 'is pending, in flight'),
  idiom('archaic word', String.raw`\b(?:of itself|whither|thereof|lest|stumbles?|speaks? up)\b`, 'a plain verb: fails, reports, warns'),
];

/** Words with which a function's doc never starts (docs/style.md, rule 1). */
export const DOC_OPENING: Idiom = idiom(
  'opening of a function doc',
  '^(?:What|Whether|Why|Who|Whom|How|Where)$',
  'a verb: Returns, Validates, "Returns true if"',
);
