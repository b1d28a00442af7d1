import { getDoubleRound } from '@generated/api/double';

import { setCurveVerifier } from '@/fairness/core/signatures';
import { recordVerdict } from '@/fairness/core/verdict-log';
import { chainLog, commitmentLog } from '@/fairness/double/logs/page-logs';
import { createRoundAuditor } from '@/fairness/double/round-auditor';
import { trustedBeacon } from '@/product/trusted-beacon';

import { fetchAllBets } from '../queries';

// A worker verifies all signatures of the page once this module is imported, because one takes up to a second on a slow phone.
if (typeof Worker === 'function') setCurveVerifier(async (task) => (await import('@/fairness/core/verify-in-worker')).verifyInWorker(task));

/** Auditor of the rounds of Double, which the parts of the page share. It stores its verdicts in this browser. */
export const roundAuditor = createRoundAuditor({
  logs: { commitments: commitmentLog, chains: chainLog },
  beacon: trustedBeacon,
  fetchBets: fetchAllBets,
  fetchRound: async (id) => (await getDoubleRound(id)).data,
  record: recordVerdict,
  sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
});
