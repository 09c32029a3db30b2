import { sendConversion } from '@umbral/domain/api/conversions.ts';
import type { EndpointInput } from '@umbral/protocol/calls/endpoint.ts';
import { onTestFinished, vi } from 'vitest';

type Told = EndpointInput<typeof sendConversion>['body'];

/** Takes the conversions that a test's page tells, each by the contract; gives what was told so far. */
export function hearConversions(): () => readonly Told[] {
  const told: Told[] = [];
  const take: typeof fetch = async (url, options) => {
    if (!String(url).endsWith(sendConversion.path)) throw new Error(`${String(url)} was not expected`);
    told.push(sendConversion.body.parse(JSON.parse(String(options?.body))));
    return Response.json({ ok: 1 });
  };
  vi.stubGlobal('fetch', take);
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => told;
}
