import { z } from 'zod';
import { createCallGuard } from '../guard/call-guard.ts';
import type { IpLocation } from './ip-location.ts';
import type { IpProviderSettings } from './ip-location-settings.ts';

const answer = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  city: z.string().max(120).optional(),
  bogon: z.boolean().optional(),
});

/** A provider by the protocol of ipinfo.io: `GET /{address}/json` with a bearer token. */
export function ipProvider({ url, token }: IpProviderSettings): IpLocation {
  const guard = createCallGuard({ party: 'ip-location', baseUrl: url, timeoutMs: 1000, maxBytes: 8192 });
  return {
    async locate(address) {
      const { country, city } = await guard.json(
        {
          method: 'GET',
          path: `${encodeURIComponent(address)}/json`,
          headers: token ? { authorization: `Bearer ${token}` } : {},
          isRepeatable: true,
        },
        answer,
      );
      return country ? { country, city } : undefined;
    },
  };
}
