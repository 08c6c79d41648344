import { check } from './check.js';

export default {
  async fetch(_request, env) {
    return Response.json(await check(env.MOCK));
  },
};
