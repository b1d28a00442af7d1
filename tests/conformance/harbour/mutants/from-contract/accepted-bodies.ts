import { createMutants } from '../../../library/mutants/mutant';
import type { Harbour } from '../../server/harbour';
import { lenient } from './faults';

const body = createMutants<Harbour>('read from the contract: wrong bodies accepted');

/** Harbours that accept wrong bodies. Arguments of each: name, checks and operations of a correct finding, and the fault. */
export const acceptedBodyMutants = [
  body(
    'a length of three decimals is rounded',
    'request-accepted-invalid',
    'registerVessel',
    lenient(
      'POST /vessels',
      ({ length }) => typeof length === 'number' && Math.abs(length * 100 - Math.round(length * 100)) > 1e-6,
      ({ length }) => ({
        length: Math.round(length * 100) / 100,
      }),
    ),
  ),
  body(
    'a call sign is put into capitals',
    'request-accepted-invalid',
    'registerVessel',
    lenient(
      'POST /vessels',
      (sent) => typeof sent.call_sign === 'string',
      ({ call_sign: sign }) => ({
        call_sign: (sign as string)
          .toUpperCase()
          .replaceAll(/[^A-Z0-9]/g, '')
          .slice(0, 7)
          .padEnd(4, 'X'),
      }),
    ),
  ),
  body(
    'a day that does not exist is moved',
    'request-accepted-invalid',
    'registerVessel',
    lenient(
      'POST /vessels',
      ({ launched }) => /^\d{4}-\d\d-(30|31|32)$/.test(String(launched)),
      () => ({ launched: '2026-03-02' }),
    ),
  ),
  body(
    'any text is a launch day',
    'request-accepted-invalid',
    'registerVessel',
    lenient(
      'POST /vessels',
      ({ launched }) => typeof launched === 'string' && !/^\d{4}-\d\d-\d\d$/.test(launched),
      () => ({ launched: '1970-01-01' }),
    ),
  ),
  body(
    'a time without a zone is accepted',
    'request-accepted-invalid',
    'registerVessel',
    lenient(
      'POST /vessels',
      ({ surveyed_at: at }) => typeof at === 'string' && !/(Z|[+-]\d\d:\d\d)$/i.test(at),
      () => ({ surveyed_at: '1970-01-01T00:00:00Z' }),
    ),
  ),
  body(
    'a text is a truth value',
    'request-accepted-invalid',
    'registerVessel',
    lenient(
      'POST /vessels',
      ({ insured }) => insured !== undefined && typeof insured !== 'boolean',
      ({ insured }) => ({ insured: Boolean(insured) }),
    ),
  ),
  body(
    'a number is a name',
    'request-accepted-invalid',
    'registerVessel',
    lenient(
      'POST /vessels',
      ({ name }) => typeof name === 'number',
      ({ name }) => ({ name: String(name) }),
    ),
  ),
  body(
    'a length may be a text',
    'request-accepted-invalid',
    'registerVessel',
    lenient(
      'POST /vessels',
      ({ length }) => typeof length === 'string',
      () => ({ length: 12.5 }),
    ),
  ),
  body(
    'a name may be missing in a replacement',
    'request-accepted-invalid',
    'replaceVessel',
    lenient(
      'PUT /vessels/*',
      ({ name }) => name === undefined,
      () => ({ name: 'Nameless' }),
    ),
  ),
  body(
    'a patch of nothing is accepted',
    'request-accepted-invalid',
    'changeVessel',
    lenient(
      'PATCH /vessels/*',
      (sent) => Object.keys(sent as object).length === 0,
      () => ({ insured: true }),
    ),
  ),
  body(
    'long remarks of a patch are cut',
    'request-accepted-invalid',
    'changeVessel',
    lenient(
      'PATCH /vessels/*',
      ({ remarks }) => typeof remarks === 'string' && remarks.length > 500,
      ({ remarks }) => ({
        remarks: (remarks as string).slice(0, 500),
      }),
    ),
  ),
  body(
    'a thirteenth month is accepted',
    'request-accepted-invalid',
    'orderReport',
    lenient(
      'POST /reports',
      ({ month }) => typeof month === 'string' && !/^20\d\d-(0[1-9]|1[0-2])$/.test(month),
      () => ({ month: '2026-12' }),
    ),
  ),
  body(
    'an unknown locale becomes the usual one',
    'request-accepted-invalid',
    'orderReport',
    lenient(
      'POST /reports',
      ({ locale }) => ![undefined, null, 'en', 'pt'].includes(locale),
      () => ({ locale: 'en' }),
    ),
  ),
  body(
    'no containers are accepted',
    'request-accepted-invalid',
    'book',
    lenient(
      'POST /bookings',
      ({ cargo }) => cargo?.teu < 1,
      ({ cargo }) => ({ cargo: { ...cargo, teu: 1 } }),
    ),
  ),
  body(
    'a cargo may lack its kind',
    'request-accepted-invalid',
    'book',
    lenient(
      'POST /bookings',
      ({ cargo }) => typeof cargo === 'object' && cargo !== null && cargo.kind === undefined,
      () => ({
        cargo: { kind: 'containers', teu: 1 },
      }),
    ),
  ),
  body(
    'bulk goods need no name',
    'request-accepted-invalid',
    'book',
    lenient(
      'POST /bookings',
      ({ cargo }) => cargo?.kind === 'bulk' && cargo.goods === undefined,
      ({ cargo }) => ({ cargo: { ...cargo, goods: 'sand' } }),
    ),
  ),
  body(
    'hours of an alert are capped',
    'request-accepted-invalid',
    'replaceSettings',
    lenient(
      'PUT /settings',
      ({ alerts }) => alerts?.hours_before > 72,
      ({ alerts }) => ({ alerts: { ...alerts, hours_before: 72 } }),
    ),
  ),
  body(
    'a sixth vessel of a bulk request is dropped',
    'request-accepted-invalid',
    'registerVessels',
    lenient(
      'POST /vessels/bulk',
      ({ vessels }) => Array.isArray(vessels) && vessels.length > 5,
      ({ vessels }) => ({ vessels: vessels.slice(0, 5) }),
    ),
  ),
];
