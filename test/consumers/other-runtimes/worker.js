import { check } from './check.js';
import { checkOptions } from './options.js';

export default {
  async fetch(_request, env) {
    return Response.json({ calls: await check(env.MOCK), options: await checkOptions(env.OPTIONS) });
  },
};
