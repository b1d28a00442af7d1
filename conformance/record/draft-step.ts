import type { ArazzoSource } from '../arazzo/document';
import { findResponse } from '../contract/responses';
import type { Callers } from './callers';
import { draftBody } from './draft-body';
import { draftParameters } from './draft-parameters';
import type { ValueSources } from './draft-values';
import { LeftOutError } from './left-out';
import type { RecordedCall } from './recorded-calls';

/** Step of a scenario, as in its file. */
export type DraftStep = ArazzoSource['workflows'][number]['steps'][number];

/**
 * Returns the step that repeats a recorded call and expects its status. It adds the inputs and outputs that the step uses to the
 * sources, but not the values of the response: the caller passes those to `known.addResponse`.
 *
 * @throws LeftOutError if the call cannot be repeated, or its status is 304, 401, 429, a 5xx or not documented
 */
export function draftStep(
  stepId: string,
  recorded: RecordedCall,
  sources: ValueSources & { callers: Callers; isRegistration: boolean },
): DraftStep {
  const status = expectedStatus(recorded);
  const authorization = sources.callers.authorization(recorded, sources.known);
  const body = draftBody(recorded, sources, sources.isRegistration);
  const parameters = [...(authorization === null ? [] : [authorization]), ...draftParameters(recorded, sources)];
  return {
    stepId,
    operationId: recorded.operation.id,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null ? {} : { requestBody: body }),
    successCriteria: [{ condition: `$statusCode == ${String(status)}` }],
  };
}

/** Returns the status of a recorded call. @throws LeftOutError for 304, 401, 429, a 5xx, and a status that is not documented */
function expectedStatus({ operation, call }: RecordedCall): number {
  const status = call.response?.status ?? 0;
  if (status === 304) throw new LeftOutError('the browser had its response already (304)');
  if (status === 401) throw new LeftOutError('it had no valid credential (401)');
  if (status === 429 || status >= 500) throw new LeftOutError(`the server failed with ${String(status)}`);
  if (findResponse(operation.responses, status) === null) throw new LeftOutError(`its status ${String(status)} is not documented`);
  return status;
}
