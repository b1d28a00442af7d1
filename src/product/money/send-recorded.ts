import { classifyFailure } from './classify-failure';

/** Words of the journals of both games (`src/fairness`) for the answer to an act that failed, by the effect of the failure. */
const FAILED_ANSWERS = { rejected: 'refused', 'not-sent': 'unsent', unknown: 'lost' } as const;

type Recorder<Answer> = (how: 'answered' | 'refused' | 'unsent' | 'lost', answer?: Answer) => void;

/**
 * Sends an act, and records the answer as it came, or why there is none. An error of `send` is recorded and rethrown. `record` must not
 * throw, because an answer would then be recorded as lost.
 */
export async function sendRecorded<Answer>(send: () => Promise<Answer>, record: Recorder<Answer>): Promise<Answer> {
  try {
    const answer = await send();
    record('answered', answer);
    return answer;
  } catch (error) {
    record(FAILED_ANSWERS[classifyFailure(error)]);
    throw error;
  }
}
