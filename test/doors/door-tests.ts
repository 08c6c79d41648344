import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../src/contract/index.ts';
import type { Finding } from '../../src/public/verify.ts';
import { DOORS, throughMcp, throughProxy } from './doors.ts';
import { type Answers, callTo, differences, plainAnswers, type StandIn, startStandIn } from './stand-in.ts';

/** Findings but for the days on which they were seen. */
function untimed(findings: readonly Finding[]): object[] {
  return findings.map(({ from: _, to: __, ...finding }) => finding);
}

/** Calls operations of services with other forms of the token, in every way that there is. */
export function testDoors(forms: readonly string[], called: readonly Operation[]): void {
  let plain: Answers;
  let plainFindings: readonly Finding[];
  beforeAll(async () => {
    ({ answers: plain, findings: plainFindings } = await plainAnswers(called));
  });

  it('the plain sandbox accepts every call', () => {
    expect(Object.keys(plain)).toHaveLength(called.length);
    expect(called.map(({ id }) => id).filter((id) => plain[id]!.status >= 300)).toEqual([]);
  });

  describe.each(forms)('a service that is told of once, %s', (form) => {
    let service: StandIn;
    beforeAll(async () => {
      service = await startStandIn(form);
    });
    afterAll(() => service.close());

    describe.each(Object.entries(DOORS))('by %s', (_, door) => {
      it('answers as the plain sandbox does', async () => {
        expect(differences(await door(service, called), plain)).toEqual([]);
      });

      it('refuses every call where it is not told how the token is carried', async () => {
        const answers = await door({ baseUrl: service.baseUrl }, called);
        expect(new Set(Object.values(answers).map(({ status }) => status))).toEqual(new Set([401]));
        expect(differences(answers, plain)).toHaveLength(called.length);
      });
    });

    it('answers so through the proxy, and the verifier finds no other difference and keeps no token', async () => {
      const { answers, findings, recorded } = await throughProxy(service, called);
      expect(differences(answers, plain)).toEqual([]);
      expect(untimed(findings)).toEqual(untimed(plainFindings));
      expect(findings.filter(({ kind }) => kind === 'violation')).toEqual([]);
      expect(recorded).not.toMatch(/bearer|x-api-key/i);
    });

    it('is not found by a proxy that is told of another path', async () => {
      const { answers } = await throughProxy({ ...service, baseUrl: service.baseUrl.replace('/api/v9', '') }, called);
      expect(differences(answers, plain)).toHaveLength(called.length);
    });

    it('answers so to the tool of agents', async () => {
      const shown = await throughMcp(service, called);
      const sendable = called.filter((one) => !('field' in (callTo(service, one).body ?? {})));
      expect(Object.keys(shown)).toEqual(sendable.map(({ id }) => id));
      expect(sendable.length).toBeGreaterThan(called.length - 5);
      for (const [id, { status, body }] of Object.entries(shown)) {
        const expected = plain[id]!;
        const isFile = !expected.body.startsWith('{');
        const sentence = expect.stringMatching(new RegExp(`^A file of ${expected.body.length} bytes, `));
        const json = isFile ? sentence : JSON.parse(Buffer.from(expected.body, 'latin1').toString());
        expect([id, status, body]).toEqual([id, expected.status, json]);
      }
      const forgotten = await throughMcp({ baseUrl: service.baseUrl }, called);
      expect(new Set(Object.values(forgotten).map(({ status }) => status))).toEqual(new Set([401]));
    });
  });
}
