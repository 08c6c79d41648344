import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { start } from './processes.ts';

describe('the command line, as a process', () => {
  it('prints to standard output alone, and ends with 0', () => {
    const document = readFileSync(shippedFile('generated/openapi.json'), 'utf8');
    expect(start('spec', '--format', 'json')).toEqual({ status: 0, stdout: document, stderr: '' });
  });

  it('ends with 2 on wrong usage, without a stack', () => {
    expect(start('sample', 'creatTax')).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'There is no operation "creatTax". Did you mean createTax? See npx inventory-service-api sample --help.\n',
    });
  });
});
