import { z } from 'zod';

import { PROFILES } from '../types';

const stringRecord = z.record(z.string(), z.string());
const share = z.number().min(0).max(1);
const nonNegativeInt = z.int().min(0);
const pointer = z.string().regex(/^(\/.*)?$/, 'is not a JSON pointer like /data/token');
const isoDate = z.iso.date('is not a day written YYYY-MM-DD');

const login = z.strictObject({
  operationId: z.string().optional(),
  method: z.string().optional(),
  path: z.string().optional(),
  body: z.unknown(),
  tokenPointer: pointer,
  expiresPointer: pointer.optional(),
  refresh: z.string().optional(),
});

const request = z.strictObject({ method: z.string(), url: z.string(), headers: stringRecord.optional(), body: z.unknown().optional() });

const waiver = z.strictObject({
  check: z.string().min(1),
  operation: z.string().min(1),
  pointer: z.string().optional(),
  status: z.int().optional(),
  reason: z.string().trim().min(1, 'is empty: give a reason for the waiver'),
  expires: isoDate,
});

const checkSetting = z.strictObject({
  check: z.string().min(1),
  severity: z.enum(['off', 'warning', 'error']),
  operation: z.string().min(1).optional(),
  reason: z.string().trim().min(1, 'is empty: give a reason for the change'),
  expires: isoDate,
});

export const configSchema = z.strictObject({
  server: z.string().optional(),
  contract: z.string().optional(),
  profile: z.enum(PROFILES).optional(),
  only: z.array(z.string()).optional(),
  source: z.enum(['observed', 'proposed', 'all']).optional(),
  token: z.string().optional(),
  headers: stringRecord.optional(),
  seed: nonNegativeInt.optional(),
  allowWrites: z.boolean().optional(),
  sandbox: z.boolean().optional(),
  login: login.optional(),
  accounts: z.strictObject({ first: stringRecord.optional(), second: stringRecord.optional() }).optional(),
  credentials: z.strictObject({ first: stringRecord.optional(), second: stringRecord.optional() }).optional(),
  hooks: z.record(z.string(), z.union([z.strictObject({ request }), z.strictObject({ command: z.string().min(1) })])).optional(),
  workers: z.int().min(1).max(64).optional(),
  rate: z.number().min(0).optional(),
  timeout: z.int().min(1).optional(),
  maxTime: z.number().min(0).optional(),
  budget: nonNegativeInt.optional(),
  realtime: z
    .strictObject({ host: z.string(), port: z.int().min(1).max(65_535), key: z.string(), tls: z.boolean().default(false) })
    .optional(),
  threshold: z.strictObject({ operations: share.optional(), protected: share.optional(), statuses: share.optional() }).optional(),
  failOn: z.enum(['error', 'warning']).optional(),
  scenarios: z.union([z.boolean(), z.array(z.string())]).optional(),
  origin: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, 'is not an origin like https://www.example.com')
    .optional(),
  private: z.array(z.string()).optional(),
  baseline: z.string().optional(),
  checks: z.array(checkSetting).optional(),
  waivers: z.array(waiver).optional(),
});

export type ConfigFile = z.infer<typeof configSchema>;
export type CheckSetting = z.infer<typeof checkSetting>;
export type Waiver = z.infer<typeof waiver>;
