import { describe, expect, it } from 'vitest';
import {
  type Authorization,
  authorizationHeaders,
  authorizationText,
  DOCUMENTED_AUTHORIZATION,
  headerLine,
  readAuthorization,
  tokenHeader,
} from '../../src/contract/authorization.ts';

const TOKEN = '1000.8cb99dxxxxxxxxxxxxx9be93';

/** The error that something throws, as text. */
function thrownBy(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return String(error);
  }
  throw new Error('It throws nothing.');
}

describe('the headers that carry a token', () => {
  it.each<[string, Authorization, Record<string, string>]>([
    ['the documented form', DOCUMENTED_AUTHORIZATION, { authorization: `Service-oauthtoken ${TOKEN}` }],
    ['a text', (token) => `Bearer ${token}`, { authorization: `Bearer ${TOKEN}` }],
    ['an object', (token) => ({ 'X-Api-Key': token, 'X-Team': 'a' }), { 'x-api-key': TOKEN, 'x-team': 'a' }],
    ['none at all, where a gateway adds the token', () => ({}), {}],
    ['an encoded token', (token) => `Basic ${btoa(token)}`, { authorization: `Basic ${btoa(TOKEN)}` }],
  ])('%s', (_, authorization, headers) => {
    expect(authorizationHeaders(authorization, TOKEN)).toEqual(headers);
  });

  it.each<[string, (token: string) => unknown, string]>([
    ['nothing', () => undefined, 'authorization must return a string, or an object of headers'],
    ['null', () => null, 'authorization must return a string, or an object of headers'],
    ['a list', (token) => [token], 'authorization must return a string, or an object of headers'],
    ['a promise', async (token) => token, 'authorization must return a string, or an object of headers'],
    [
      'an empty text',
      () => '',
      'authorization must return strings that are valid header values, but the one for authorization is not',
    ],
    [
      'a line break',
      (token) => `${token}\r\nX: y`,
      'authorization must return strings that are valid header values, but the one for authorization is not',
    ],
    [
      'letters beyond ASCII',
      (token) => `Schlüssel ${token}`,
      'authorization must return strings that are valid header values, but the one for authorization is not',
    ],
    [
      'a number',
      () => ({ 'X-Key': 7 }),
      'authorization must return strings that are valid header values, but the one for X-Key is not',
    ],
    [
      'a name with a space',
      (token) => ({ 'X Key': token }),
      'authorization must return strings that are valid header values, but the one for X Key is not',
    ],
    [
      'an empty name',
      (token) => ({ '': token }),
      'authorization must return strings that are valid header values, but the one for  is not',
    ],
    ['the host', (token) => ({ Host: token }), 'authorization must not return Host, which says how a request is read'],
    ['a type', (token) => ({ 'Content-Type': token }), 'authorization must not return Content-Type'],
  ])('are not made of %s, and the message does not show the token', (_, authorization, message) => {
    const thrown = thrownBy(() => authorizationHeaders(authorization as Authorization, TOKEN));
    expect(thrown).toContain(message);
    expect(thrown).not.toContain(TOKEN);
  });
});

describe('the header of a token', () => {
  it.each<[string, Authorization, [string, string, string]]>([
    ['the documented form', DOCUMENTED_AUTHORIZATION, ['authorization', 'Service-oauthtoken ', '']],
    ['a header of its own', (token) => ({ 'X-Api-Key': token }), ['x-api-key', '', '']],
    ['one among several', (token) => ({ 'X-Team': 'a', 'X-Key': `k=${token};` }), ['x-key', 'k=', ';']],
    ['spaces at the ends, which do not arrive', (token) => ` Token ${token} `, ['authorization', 'Token ', '']],
  ])('%s', (_, authorization, [name, before, after]) => {
    expect(tokenHeader(authorization)).toEqual({ name, before, after });
  });

  it.each<[string, Authorization]>([
    ['an encoded token', (token) => `Basic ${btoa(token)}`],
    ['a token in two headers', (token) => ({ Authorization: token, 'X-Key': token })],
    ['a token twice in one header', (token) => `${token}/${token}`],
    ['no token', () => 'Bearer'],
  ])('is refused for %s', (_, authorization) => {
    expect(() => tokenHeader(authorization)).toThrow(
      'authorization must put the unchanged token into exactly one header',
    );
    expect(() => authorizationText(authorization)).toThrow(TypeError);
  });
});

describe('an authorization as text', () => {
  it.each([
    ['Service-oauthtoken {token}', { authorization: `Service-oauthtoken ${TOKEN}` }],
    ['  Bearer {token}  ', { authorization: `Bearer ${TOKEN}` }],
    ['{token}', { authorization: TOKEN }],
    ['Token token="{token}"', { authorization: `Token token="${TOKEN}"` }],
    ['X-Api-Key: {token}', { 'x-api-key': TOKEN }],
    ['X-Api-Key:{token}', { 'x-api-key': TOKEN }],
    ['Authorization: ApiKey:{token}', { authorization: `ApiKey:${TOKEN}` }],
    ['Key a: {token}', { authorization: `Key a: ${TOKEN}` }],
  ])('%s', (text, headers) => {
    expect(authorizationHeaders(readAuthorization(text), TOKEN)).toEqual(headers);
  });

  it.each([
    ['', 'authorization must have {token} once'],
    [`Bearer ${TOKEN}`, 'authorization must have {token} once, as in "Bearer {token}" or "X-Api-Key: {token}"'],
    ['Bearer {token} {token}', 'authorization must have {token} once'],
    ['Bearer {Token}', 'authorization must have {token} once'],
    [
      'Bearer\n{token}',
      'authorization must return strings that are valid header values, but the one for authorization is not',
    ],
    [
      'Schlüssel {token}',
      'authorization must return strings that are valid header values, but the one for authorization is not',
    ],
    ['{token}: x', 'authorization must have {token} once'],
    [
      'X(Key): {token}',
      'authorization must return strings that are valid header values, but the one for X(Key) is not',
    ],
    ['Content-Type: {token}', 'must not return Content-Type'],
  ])('is refused: %j', (text, message) => {
    expect(thrownBy(() => readAuthorization(text))).toContain(message);
    expect(thrownBy(() => readAuthorization(text))).not.toContain(TOKEN);
  });

  it.each([
    [DOCUMENTED_AUTHORIZATION, 'Service-oauthtoken {token}'],
    [(token: string) => ({ 'x-api-key': `k ${token}` }), 'X-Api-Key: k {token}'],
    [(token: string) => ({ authorization: `Token a="${token}"` }), 'Token a="{token}"'],
  ])('is written as it is read', (authorization, text) => {
    expect(authorizationText(authorization)).toBe(text);
    expect(authorizationHeaders(readAuthorization(text), TOKEN)).toEqual(authorizationHeaders(authorization, TOKEN));
  });

  it('is a line with a token in it', () => {
    expect(headerLine(tokenHeader(readAuthorization('X-Api-Key: {token}')), 'demo')).toBe('X-Api-Key: demo');
  });
});
