import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { writeSchemas } from '../../../scripts/package/write-schemas.ts';
import { type Exchange, type VerifyOptions, verifyExchange } from '../../../src/public/verify.ts';
import { withValue } from './bodies.ts';
import type { Body } from './calls.ts';
import type { Document } from './places.ts';
import type { Judge } from './servers.ts';

/** A document as our tools take it. */
export type Served = NonNullable<VerifyOptions['document']>;

/** What the verifier has to report: a guess where a guess alone is against a value, a violation where a claim is. */
export function verifierJudge(document: Document, responses: readonly Body[], served?: Served): Judge {
  const answers = new Map(responses.map((body) => [body.operation, body]));
  return async (body, place, { value, claim }) => {
    const wrong = body.examples.map((example) => {
      const content = JSON.stringify(withValue(document, example, place, value));
      const findings = verifyExchange(exchangeOf(body, content), { document: served });
      const violations = findings.filter(({ kind }) => kind === 'violation');
      if (claim !== undefined) return violations.length > 0 ? undefined : `takes what ${claim} refuses`;
      if (violations.length > 0)
        return `reports ${violations.map(({ place: at, message }) => `${at} ${message}`).join('; ')}`;
      return findings.some(({ kind }) => kind === 'guess') ? undefined : 'does not report a guess';
    });
    return wrong.includes(undefined) ? undefined : wrong[0];
  };

  function exchangeOf({ operation, method, target, status }: Body, content: string): Exchange {
    const headers = { 'content-type': 'application/json' };
    const answer = answers.get(operation);
    const isResponse = status !== undefined;
    const answered = isResponse ? content : answer && JSON.stringify(answer.examples[0]);
    return {
      request: {
        method,
        url: `/inventory/v1${target}&organization_id=10234695`,
        headers: { ...(!isResponse && headers), authorization: 'Service-oauthtoken demo' },
        body: isResponse ? undefined : content,
      },
      response: { status: status ?? answer?.status ?? 200, headers, body: answered },
    };
  }
}

/** What the schemas of the package have to take and to refuse. */
export async function withSchemas<Result>(
  document: Document,
  served: Served,
  work: (judge: Judge) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guesses-'));
  writeSchemas(served, folder);
  try {
    return await work(schemaJudge(document, folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function schemaJudge(document: Document, folder: string): Judge {
  const ajv = new Ajv2020({ strictTypes: false });
  formatsPlugin.default(ajv);
  const checks = new Map<string, ValidateFunction>();
  return async ({ operation, status, examples }, place, { value, claim }) => {
    const file = path.join(folder, `${operation}.${status === undefined ? 'request' : 'response'}.json`);
    let check = checks.get(file);
    if (!check) checks.set(file, (check = ajv.compile(JSON.parse(readFileSync(file, 'utf8')))));
    const isTaken = examples.map((example) => check(sentAs(withValue(document, example, place, value))));
    if (claim !== undefined) return isTaken.includes(false) ? undefined : `take what ${claim} refuses`;
    return isTaken.includes(true) ? undefined : `refuse it: ${ajv.errorsText(check.errors)}`;
  };
}

/** A body as it arrives: without what is undefined. */
function sentAs(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body) ?? 'null');
}
