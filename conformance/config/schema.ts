import { z } from 'zod';

import { PROFILES } from '../types';

const stringRecord = z.record(z.string(), z.string());
const share = z.number().min(0).max(1);
const nonNegativeInt = z.int().min(0);
const pointer = z.string().regex(/^(\/.*)?$/, 'is not a JSON pointer like /data/token');
const isoDate = z.iso.date('is not a day written YYYY-MM-DD');

/** Request that logs an account in: an operation of the contract, or method and path. */
const login = z.strictObject({
  /** Id of the login operation. It or `path` is required, which `resolveRunConfig` checks. */
  operationId: z.string().optional(),
  /** Method, POST by default. */
  method: z.string().optional(),
  /** Path, or the whole address of a token endpoint on another host. */
  path: z.string().optional(),
  /** Media type of the body, JSON by default. */
  type: z.enum(['application/json', 'application/x-www-form-urlencoded']).optional(),
  /** Body, whose texts may contain `${account.FIELD}`. */
  body: z.unknown(),
  /** JSON pointer of the token in the response. */
  tokenPointer: pointer,
  /** JSON pointer of the token's lifetime in seconds. */
  expiresPointer: pointer.optional(),
  /** Id of the operation that refreshes the token. */
  refresh: z.string().optional(),
});

/** Request of a hook. Its URL and the texts of its body may contain `${NAME}` for a variable of the step. */
const request = z.strictObject({ method: z.string(), url: z.string(), headers: stringRecord.optional(), body: z.unknown().optional() });

/** Action that scenarios need and the API does not offer, such as paying a deposit: a request, or a command of the shell. */
const hook = z.union([z.strictObject({ request }), z.strictObject({ command: z.string().min(1) })]);

/** Waiver: matching findings do not fail the run until the end of the day `expires`. Any pointer and status match by default. */
const waiver = z.strictObject({
  check: z.string().min(1),
  /** Id of the operation, or its method and path, such as `GET /v1/games`. */
  operation: z.string().min(1),
  pointer: z.string().optional(),
  status: z.int().optional(),
  reason: z.string().trim().min(1, 'is empty: give a reason for the waiver'),
  expires: isoDate,
});

/** Severity of a check until the end of the day `expires`, for one operation or for all. */
const checkSetting = z.strictObject({
  check: z.string().min(1),
  severity: z.enum(['off', 'warning', 'error']),
  /** Id of the operation, or its method and path; all operations by default. */
  operation: z.string().min(1).optional(),
  reason: z.string().trim().min(1, 'is empty: give a reason for the change'),
  expires: isoDate,
});

/** Schema of the configuration file. Flags override it; `settings.ts` has the defaults. */
export const configSchema = z.strictObject({
  /** URL of the server. */
  server: z.string().optional(),
  /** Path before the paths of the contract, `/` for none. Needed only if the run does not find it. */
  basePath: z.string().startsWith('/', 'is not a path like /v1').optional(),
  /** Path or URL of the contract; a path is relative to the configuration file. */
  contract: z.string().optional(),
  profile: z.enum(PROFILES).optional(),
  /** Ids of the operations to check; all by default. */
  only: z.array(z.string()).optional(),
  /** Operations to check, by their `x-source`. */
  source: z.enum(['observed', 'proposed', 'all']).optional(),
  /** Bearer token of the first account, in place of a login. */
  token: z.string().optional(),
  /** Headers of every request. */
  headers: stringRecord.optional(),
  /** Seed of generated values. */
  seed: nonNegativeInt.optional(),
  /** True if the run may change data on a server that is not on this machine. */
  allowWrites: z.boolean().optional(),
  /** True if no real money moves on the server, so that money operations may be called. */
  sandbox: z.boolean().optional(),
  login: login.optional(),
  /** Command of the shell whose output is the token of an account, in place of a login. */
  tokenCommand: z.string().min(1).optional(),
  /** Members of the login body for each account, such as `email` and `password`. */
  accounts: z.strictObject({ first: stringRecord.optional(), second: stringRecord.optional() }).optional(),
  /** Secrets of each account by security scheme of the contract, for schemes that no login gives. */
  credentials: z.strictObject({ first: stringRecord.optional(), second: stringRecord.optional() }).optional(),
  /** Actions that scenarios need and the API does not offer, by name. */
  hooks: z.record(z.string(), hook).optional(),
  /** Number of operations that are checked at the same time. */
  workers: z.int().min(1).max(64).optional(),
  /** Requests per second; 0 for no limit. */
  rate: z.number().min(0).optional(),
  /** Timeout of a request, in ms. */
  timeout: z.int().min(1).optional(),
  /** Maximum duration of the run, in seconds; 0 for no limit. */
  maxTime: z.number().min(0).optional(),
  /** Response time in ms above which a warning is added; 0 for no limit. */
  budget: nonNegativeInt.optional(),
  /** Address of the Pusher-compatible server, with its application key. Without it events are not checked. */
  realtime: z
    .strictObject({ host: z.string(), port: z.int().min(1).max(65_535), key: z.string(), tls: z.boolean().default(false) })
    .optional(),
  /** Shares from 0 to 1 that a run must reach: of succeeded operations, of those with a login, of received statuses, of tried values. */
  threshold: z
    .strictObject({ operations: share.optional(), protected: share.optional(), statuses: share.optional(), tried: share.optional() })
    .optional(),
  /** Lowest severity that fails the run. */
  failOn: z.enum(['error', 'warning']).optional(),
  /** False if no scenarios run; true by default. A list names Arazzo files of the team, which run beside the bundled ones. */
  scenarios: z.union([z.boolean(), z.array(z.string())]).optional(),
  /** Origin of pages that call the server from another origin, for the CORS checks. */
  origin: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, 'is not an origin like https://www.example.com')
    .optional(),
  /** Ids of operations whose records belong to one account. */
  private: z.array(z.string()).optional(),
  /** Path of the file with known violations, relative to the configuration file. */
  baseline: z.string().optional(),
  /** Changed severities of checks. */
  checks: z.array(checkSetting).optional(),
  waivers: z.array(waiver).optional(),
});

export type ConfigFile = z.infer<typeof configSchema>;
export type Login = z.infer<typeof login>;
export type HookRequest = z.infer<typeof request>;
export type Hook = z.infer<typeof hook>;
export type CheckSetting = z.infer<typeof checkSetting>;
export type Waiver = z.infer<typeof waiver>;
