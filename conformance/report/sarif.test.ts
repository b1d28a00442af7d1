import { expect, it } from 'vitest';
import { z } from 'zod';

import { fixtureReport } from './report.fixture';
import { renderSarif } from './sarif';

const text = z.object({ text: z.string().min(1) });

/** Constraints that code scanning uses. */
const sarif = z.object({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.object({
      tool: z.object({
        driver: z.strictObject({
          name: z.string().min(1),
          version: z.string(),
          semanticVersion: z.string().regex(/^\d+\.\d+\.\d+$/),
          rules: z.array(
            z.strictObject({
              id: z.string(),
              name: z.string().regex(/^[A-Z]\w+$/),
              shortDescription: text,
              fullDescription: text,
              help: z.strictObject({ text: z.string(), markdown: z.string() }),
              helpUri: z.url(),
              defaultConfiguration: z.strictObject({ level: z.enum(['none', 'note', 'warning', 'error']) }),
              properties: z.object({ tags: z.array(z.string()) }),
            }),
          ),
        }),
      }),
      invocations: z.array(z.object({ executionSuccessful: z.boolean(), startTimeUtc: z.iso.datetime() })),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      results: z.array(
        z.strictObject({
          ruleId: z.string(),
          ruleIndex: z.int().min(0),
          level: z.enum(['none', 'note', 'warning', 'error']),
          message: text,
          locations: z
            .array(
              z.strictObject({
                physicalLocation: z.strictObject({
                  artifactLocation: z.strictObject({ uri: z.string().regex(/^[\w./%:-]+$/) }),
                  region: z.strictObject({ startLine: z.int().min(1) }),
                }),
                logicalLocations: z.array(z.object({ fullyQualifiedName: z.string() })),
              }),
            )
            .length(1),
          partialFingerprints: z.record(z.string(), z.string()),
          occurrenceCount: z.int().min(1),
          suppressions: z.array(z.strictObject({ kind: z.enum(['inSource', 'external']), justification: z.string() })).optional(),
          properties: z.record(z.string(), z.unknown()),
        }),
      ),
      properties: z.record(z.string(), z.unknown()),
    }),
  ]),
});

it('The report is valid SARIF 2.1.0, with rule descriptions and result lines.', () => {
  const [run] = sarif.parse(JSON.parse(renderSarif(fixtureReport))).runs;
  expect(run.results).toHaveLength(7);
  for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  expect(run.tool.driver.rules.find(({ id }) => id === 'response-schema')?.help.markdown).toContain('casts(): array');
  const level = (check: string) => run.tool.driver.rules.find(({ id }) => id === check)?.defaultConfiguration.level;
  expect([level('response-schema'), level('slow')]).toEqual(['error', 'warning']);
  expect(run.results[0]?.locations[0]?.physicalLocation).toEqual({
    artifactLocation: { uri: 'openapi/tags/wallet.yaml' },
    region: { startLine: 214 },
  });
  expect(run.results.at(-1)?.suppressions?.[0]?.justification).toContain('bonus service');
});

it('A finding has the same fingerprint in every run, and different findings have different ones.', () => {
  const prints = (report: typeof fixtureReport) =>
    sarif
      .parse(JSON.parse(renderSarif(report)))
      .runs[0].results.map(({ partialFingerprints }) => partialFingerprints['conformanceIdentity/v1']);
  const later = {
    ...fixtureReport,
    seed: 2,
    findings: fixtureReport.findings.map((one) => ({
      ...one,
      message: 'other words',
      seed: 2,
      occurrences: 9,
      contract: { file: 'openapi/tags/wallet.yaml', line: 1 },
    })),
  };
  expect(prints(later)).toEqual(prints(fixtureReport));
  expect(new Set(prints(fixtureReport)).size).toBe(7);
});
