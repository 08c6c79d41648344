import { isIP } from 'node:net';
import { Refusal } from '../service-refusal.ts';

/** Servers on the way may take another of them than this one (RFC 9112, section 3.2). */
const SEVERAL = new Refusal(400, 'malformed-request', 'The request has several Host headers. Send one.');

/** Says why a request is rejected for its headers `Host`, if it is. */
export type HostCheck = (hosts: readonly string[] | undefined) => Refusal | undefined;

/** More values than a client sends in good faith. */
const MAX_TAKEN = 100;

/** Addresses that stand for every address of the machine. */
const WILDCARDS = ['0.0.0.0', '::'];

/**
 * Makes a function that checks which host a request is for, so that no web page can reach the service under a name of its
 * own that leads to this machine (DNS rebinding).
 *
 * @param listening The address that is listened on. If it stands for every address, all addresses are answered for.
 * @param allowed Further names; undefined if none can be allowed, so that no refusal suggests it.
 * @returns A function that returns why a request is rejected, if it is.
 */
export function createHostCheck(listening: string, allowed: readonly string[] | undefined): HostCheck {
  const hostNames = new Set([listening, ...(allowed ?? [])].map((name) => name.toLowerCase()));
  const takesAddresses = WILDCARDS.includes(listening);
  /** Values of the header that have been taken, so that nearly every request is looked up and no more. */
  const taken = new Set<string>();
  return (hosts = []) => {
    if (hosts.length > 1) return SEVERAL;
    const [host] = hosts;
    // Browsers always send one.
    if (host === undefined || taken.has(host)) return undefined;
    const name = nameOf(host);
    if (hostNames.has(name) || isLoopback(name) || (takesAddresses && isIP(name) !== 0)) {
      if (taken.size < MAX_TAKEN) taken.add(host);
      return undefined;
    }
    const message = `Requests to the host ${JSON.stringify(name)} are not served here. Use localhost${allowed ? adviceFor(name) : ''}.`;
    return new Refusal(421, 'unknown-host', message);
  };
}

/** Only names can be allowed. */
function adviceFor(name: string): string {
  return isHostName(name) ? `, or allow the host with --allow-host ${name} (allowHost in code)` : '';
}

/** Checks whether a string has the form of a name or an address, without a port. */
export function isHostName(text: string): boolean {
  return /^[\w.-]+$/.test(text) || isIP(text) !== 0;
}

/** The host without its port, without the dot that may end a name, and without the brackets of IPv6. */
function nameOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/(?<=^[^:]*|\]):\d*$/, '')
    .replace(/\.$/, '')
    .replace(/^\[(.*)\]$/, '$1');
}

export function isThisMachine(host: string): boolean {
  return isLoopback(host.toLowerCase());
}

function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isIP(name) === 4 ? name.startsWith('127.') : name === '::1';
}
