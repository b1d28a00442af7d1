import type { Library, Spot } from './document-store';
import { mediaTypesOf } from './media';
import type { MediaType } from './media';
import { isRecord } from './pointer';

export interface Header {
  /** Lower case. */
  name: string;
  required: boolean;
  schema: Spot | null;
  spot: Spot;
}

/** One documented answer of an operation. */
export interface Answer {
  /** `200`, `4XX` or `default`. */
  status: string;
  description: string;
  headers: readonly Header[];
  content: readonly MediaType[];
  spot: Spot;
}

/** The documented answers of an operation. */
export function answersOf(library: Library, operation: Spot): Answer[] {
  return library.members(library.child(operation, 'responses')).map(([status, member]) => {
    const spot = library.follow(member);
    const description = isRecord(spot.value) ? spot.value['description'] : '';
    return {
      status: status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(),
      description: typeof description === 'string' ? description : '',
      headers: headersOf(library, spot),
      content: mediaTypesOf(library, spot),
      spot,
    };
  });
}

function headersOf(library: Library, answer: Spot): Header[] {
  return library.members(library.child(answer, 'headers')).flatMap(([name, member]) => {
    const spot = library.follow(member);
    // OpenAPI: a header of this name is to be ignored, the content types say it.
    if (name.toLowerCase() === 'content-type') return [];
    const required = isRecord(spot.value) && spot.value['required'] === true;
    return [{ name: name.toLowerCase(), required, schema: library.child(spot, 'schema'), spot }];
  });
}

/**
 * What the contract says of a status: exactly that one, else its hundred, else the default.
 *
 * @returns null where it says nothing
 */
export function answerFor(answers: readonly Answer[], status: number): Answer | null {
  const range = `${String(Math.floor(status / 100))}XX`;
  const said = (key: string) => answers.find((answer) => answer.status === key);
  return said(String(status)) ?? said(range) ?? said('default') ?? null;
}
