import type { IncomingMessage } from 'node:http';
import type { Trust } from 'infra-observability/trusted-addresses.ts';
import type { Caller } from './protocol/access.ts';

/** Credentials stand in headers, or (browser clients) in the query string. */
export function callerOf(request: IncomingMessage, query: URLSearchParams, isTrusted: Trust): Caller {
  const { headers } = request;
  return {
    applicationId: oneLine(headers['x-algolia-application-id']) ?? named(query, 'x-algolia-application-id'),
    apiKey: oneLine(headers['x-algolia-api-key']) ?? named(query, 'x-algolia-api-key'),
    address: callerAddress(request, isTrusted),
    referer: oneLine(headers.referer) ?? oneLine(headers.origin) ?? null,
  };
}

/** A value of the query string, whatever the letters of its name: the clients do not agree on them. */
function named(query: URLSearchParams, name: string): string | null {
  return [...query].find(([each]) => each.toLowerCase() === name)?.[1] ?? null;
}

/** The address of the visitor: a program of ours before this one names it in its last X-Forwarded-For. */
function callerAddress(request: IncomingMessage, isTrusted: Trust): string {
  const nearest = plainAddress(request.socket.remoteAddress ?? '');
  if (!isTrusted(nearest)) return nearest;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return plainAddress(forwarded.at(-1)?.trim() || nearest);
}

/** IPv4 in its own form, also where it came as IPv6. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

function oneLine(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}
