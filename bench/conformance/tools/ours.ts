import { fileURLToPath } from 'node:url';

import { runScenarios } from '../../../conformance/arazzo/run-scenarios';
import type { RunConfig } from '../../../conformance/config/config';
import { run } from '../../../conformance/run';
import { createRunConfig } from '../../../conformance/run-config.fixture';
import type { ToolFinding } from '../trial';

const contractFile = fileURLToPath(new URL('../../../openapi/openapi.yaml', import.meta.url));
const password = 'palpite2026';

/** @param profile `full`, like a team's CI, or `smoke`: each operation once or twice, which other tools do also */
export async function checkWithConformance(server: URL, seed: number, profile: RunConfig['profile']): Promise<readonly ToolFinding[]> {
  const { origin } = server;
  const config = createRunConfig({
    server,
    contractFile,
    profile,
    seed,
    accounts: { first: { email: 'ana@exemplo.invalid', password }, second: { email: 'carla@exemplo.invalid', password } },
    hooks: {
      approvePlayer: {
        request: { method: 'POST', url: `${origin}/__mock/verification-status`, body: { playerId: '${playerId}', status: 'approved' } },
      },
      payDeposit: { request: { method: 'POST', url: `${origin}/__mock/deposits/\${depositId}/pay`, body: {} } },
      giveDoneBonus: {
        request: { method: 'POST', url: `${origin}/__mock/bonus`, body: { playerId: '${playerId}', amount: 1000, multiplier: 0 } },
      },
      passTime: { request: { method: 'POST', url: `${origin}/__mock/clock`, body: { advance: '${milliseconds}' } } },
      voidRound: { request: { method: 'POST', url: `${origin}/__mock/double/void`, body: {} } },
      readCode: { request: { method: 'GET', url: `${origin}/__mock/mail/newest?to=\${to}` } },
      readResetToken: { request: { method: 'GET', url: `${origin}/__mock/mail/newest?to=\${to}` } },
    },
  });
  const { report, unreachable } = await run(config, { afterProbes: async (context) => void (await runScenarios(context)) });
  if (unreachable !== undefined) throw new Error(`ours: ${unreachable}`);
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  return errors.map(({ check, operationId, status, pointer, message }) => ({
    kind: check,
    operation: operationId,
    message: `${String(status)} ${pointer} ${message}`,
  }));
}
