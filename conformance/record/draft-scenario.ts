import type { ArazzoSource } from '../arazzo/document';
import type { Contract } from '../contract/contract';
import type { Entry } from '../har/recording';
import { Secrets } from '../http/secrets';
import { findLoginOperation, findRegisterOperation } from '../probe/login';
import { Callers } from './callers';
import { draftStep } from './draft-step';
import type { DraftStep } from './draft-step';
import { FreshInputs } from './fresh-inputs';
import { KnownValues } from './known-values';
import { LeftOutError } from './left-out';
import { readRecordedCalls } from './recorded-calls';

export interface DraftOptions {
  contract: Contract;
  /** Path or URL of the contract, as the scenario refers to it. */
  contractFile: string;
  /** Server whose calls are drafted; null for calls to any host. */
  server: URL | null;
  /** Name of the workflow. */
  name: string;
}

/** Drafted scenario. */
export interface ScenarioDraft {
  document: ArazzoSource;
  /** Calls of the contract that no step repeats: `POST /login: reason`. Repeated reads and calls of no operation are not listed. */
  leftOut: readonly string[];
}

/**
 * Drafts a scenario that repeats the recorded calls of the contract. It has no steps if no call can be repeated. Calls that cannot
 * are listed with their reasons.
 */
export function draftScenario(entries: readonly Entry[], { contract, contractFile, server, name }: DraftOptions): ScenarioDraft {
  const secrets = new Secrets();
  const known = new KnownValues();
  const inputs = new FreshInputs();
  const callers = new Callers();
  const login = findLoginOperation(contract);
  const register = findRegisterOperation(contract);
  const steps: DraftStep[] = [];
  const leftOut: string[] = [];
  for (const recorded of readRecordedCalls(entries, contract, server, secrets)) {
    const { operation } = recorded;
    const stepId = uniqueId(operation.id, steps);
    try {
      steps.push(draftStep(stepId, recorded, { known, inputs, secrets, callers, isRegistration: operation === register }));
      known.addResponse(stepId, recorded);
    } catch (error) {
      if (!(error instanceof LeftOutError)) throw error;
      const isLogin = operation === login;
      callers.addLeftOut(recorded, isLogin);
      leftOut.push(`${operation.method} ${operation.path}: ${isLogin ? 'the accounts of the configuration log in' : error.message}`);
    }
  }
  const properties = {
    ...inputs.properties,
    ...(callers.usesSecondAccount ? { second: { type: 'string', 'x-from': ['$accounts.second'] } } : {}),
  };
  return { document: toDocument(), leftOut };

  function toDocument(): ArazzoSource {
    return {
      arazzo: '1.0.1',
      info: { title: `${contract.title}: ${name}`, version: '1.0.0' },
      sourceDescriptions: [{ name: 'contract', url: contractFile, type: 'openapi' }],
      workflows: [
        {
          workflowId: name,
          'x-account': 'first',
          ...(Object.keys(properties).length === 0 ? {} : { inputs: { type: 'object', properties } }),
          steps: steps.map((step) => withOutputs(step, known)),
        },
      ],
    };
  }
}

function withOutputs(step: DraftStep, known: KnownValues): DraftStep {
  const outputs = known.outputsOf(step.stepId);
  return Object.keys(outputs).length === 0 ? step : { ...step, outputs };
}

/** Returns a step id for an operation that no other step has. An operation id may be a method and a path. */
function uniqueId(operationId: string, steps: readonly DraftStep[]): string {
  const base = operationId.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '');
  let id = base;
  for (let count = 2; steps.some(({ stepId }) => stepId === id); count += 1) id = `${base}-${String(count)}`;
  return id;
}
