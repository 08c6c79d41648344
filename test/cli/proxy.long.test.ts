import { expect, test } from 'vitest';
import { proxy, testProxies } from './proxy.ts';

testProxies(['/gateway/api/v9', '/gateway/api/v9/', '/gateway/inventory/v1'], true);

test('a proxy may check nothing with --allow-empty', async () => {
  const { stop } = await proxy('', '--allow-empty');
  expect((await stop('SIGINT')).status).toBe(0);
});
