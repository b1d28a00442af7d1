import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { UsageError } from '../config/usage-error';

const header = z.object({ name: z.string(), value: z.string() });

const entry = z.object({
  startedDateTime: z.string().optional(),
  time: z.number().optional(),
  timings: z.object({ wait: z.number().optional(), receive: z.number().optional() }).optional(),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.array(header),
    postData: z.object({ text: z.string().optional() }).optional(),
  }),
  response: z.object({
    status: z.number(),
    headers: z.array(header),
    content: z.object({ size: z.number().optional(), text: z.string().optional(), encoding: z.string().optional() }),
  }),
});

const recording = z.object({ log: z.object({ entries: z.array(entry) }) });

/** Recorded call: a request with its response. `time` and `timings` are in ms; HAR has -1 for a timing that does not apply. */
export type Entry = z.infer<typeof entry>;

/** Reads a HAR 1.2 file. @throws UsageError if the file is missing or is not HAR */
export function readRecording(file: string): Entry[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new UsageError(`${file} ${reason}; har needs a HAR file, as a browser's network panel saves it`);
  }
  const result = recording.safeParse(value);
  if (result.success) return result.data.log.entries;
  const [issue] = result.error.issues;
  throw new UsageError(`${file} is not HAR 1.2: ${issue?.path.map(String).join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** Returns true for every call over HTTP that got a response, also for images and scripts; false for `OPTIONS`, such as CORS preflights. */
export const isAnsweredCall = ({ request, response }: Entry): boolean =>
  request.method !== 'OPTIONS' && response.status > 0 && /^https?:/.test(request.url) && URL.canParse(request.url);
