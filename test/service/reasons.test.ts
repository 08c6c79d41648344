import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Refusal as RuleRefusal } from '../../sandbox/engine/refusal.ts';
import { codeOf, REASONS, type RuleReason } from '../../src/service/reasons.ts';
import { Refusal } from '../../src/service/service-refusal.ts';

type Reason = keyof typeof REASONS;
const reasons = Object.keys(REASONS) as Reason[];

/** Every code that a refusal may have, with its reason. */
const codes = reasons.flatMap((reason) => {
  const { statuses }: { statuses: readonly number[] } = REASONS[reason];
  return statuses.map((status) => [codeOf(status, reason), reason] as const);
});

describe('codes of refusals', () => {
  test('belong to one reason each', () => {
    expect(codes.filter(([code], index) => codes.findIndex(([other]) => other === code) !== index)).toEqual([]);
  });

  test('that were asked for belong to no other reason, whatever their status', () => {
    const others = codes.filter(([, reason]) => reason !== 'fault').map(([code]) => code);
    const asked = Array.from({ length: 200 }, (_, index) => codeOf(400 + index, 'fault'));
    expect(others.filter((code) => asked.includes(code))).toEqual([]);
  });

  test('of an engine of somebody belong to no other reason, whatever their status', () => {
    const digits = reasons.filter((reason) => REASONS[reason].by === 'service').map((reason) => REASONS[reason].digits);
    expect(new Set(digits).size).toBe(digits.length);
    const ofRules = reasons.filter((reason) => REASONS[reason].by === 'rule').map((reason) => REASONS[reason].digits);
    expect(digits.filter((one) => ofRules.some((other) => other === one))).toEqual([]);
  });

  test('have five digits, of which three are the status', () => {
    for (const [code, reason] of codes) {
      expect(code, reason).toBeGreaterThanOrEqual(40001);
      expect(code, reason).toBeLessThan(60000);
      expect(REASONS[reason].digits, reason).toBeGreaterThan(0);
      expect(REASONS[reason].digits, reason).toBeLessThan(100);
    }
  });

  test('of rules stay as they were published', () => {
    const ofRules = reasons
      .filter((reason) => REASONS[reason].by === 'rule')
      .map((reason) => {
        const { status, code } = new RuleRefusal(reason as RuleReason, '');
        return [reason, status, code];
      });
    expect(ofRules).toEqual([
      ['invalid', 400, 40001],
      ['missing', 400, 40002],
      ['reference', 400, 40003],
      ['taken', 400, 40004],
      ['inUse', 400, 40005],
      ['state', 400, 40006],
      ['stock', 400, 40007],
      ['unknown', 400, 40008],
      ['organization', 400, 40009],
      ['notFound', 404, 40401],
      ['limit', 429, 42901],
      ['customRule', 500, 50001],
      ['switchedOff', 501, 50101],
      ['assumed', 501, 50102],
    ]);
  });

  test('have the statuses that refusals are made with', () => {
    const sources = ['sandbox', 'src', 'verifier'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    );
    const made = sources.flatMap((source) =>
      [...source.matchAll(/new (?:Service)?Refusal\(\s*(\d{3}),\s*'([\w-]+)'/g)].map(
        ([, status, reason]) => `${status} ${reason}`,
      ),
    );
    const listed = reasons
      .filter((reason) => REASONS[reason].by === 'service' && reason !== 'fault')
      .flatMap((reason) => REASONS[reason].statuses.map((status) => `${status} ${reason}`));
    expect([...new Set(made)].sort()).toEqual(listed.sort());
  });
});

test('a refusal for a reason that does not exist is a mistake of who made it', () => {
  expect(() => new Refusal(409, 'violation' as never, 'It is there already.')).toThrow(
    new RangeError('There is no reason "violation". Did you mean violations?'),
  );
  expect(() => new Refusal(409, 'toString' as never, '')).toThrow(RangeError);
});
