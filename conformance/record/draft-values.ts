import { SECRET_FIELD } from '../config/mask-report';
import type { Secrets } from '../http/secrets';
import { freshKind } from './fresh-inputs';
import type { FreshInputs } from './fresh-inputs';
import type { KnownValues, WantedValue } from './known-values';
import { LeftOutError } from './left-out';

/** Sources of the values that steps send. */
export interface ValueSources {
  known: KnownValues;
  inputs: FreshInputs;
  secrets: Secrets;
}

/**
 * Returns the value that a step sends in place of a recorded one: the expression of an input or of a value from an earlier
 * response, or the recorded value. It adds a new input to `inputs`, and the output of the earlier step to `known`.
 *
 * @param isRegistration true if the value creates an account, so that a value which must be unique becomes an input
 * @throws LeftOutError for a secret that the run cannot know
 */
export function draftValue(
  wanted: WantedValue & { original: string | number },
  { known, inputs, secrets }: ValueSources,
  isRegistration = false,
): string | number {
  const { name, value, original } = wanted;
  const found = inputs.find(value) ?? known.reference(wanted);
  if (found !== null) return found;
  const kind = isRegistration ? freshKind(name, value) : null;
  if (kind !== null) return inputs.take(kind, value);
  const isSecret = typeof original === 'string' && (SECRET_FIELD.test(name) || secrets.mask(value) !== value);
  if (isSecret) throw new LeftOutError(`it sends a secret of the recording: ${name}`);
  return original;
}
