import { z } from 'zod';
import { partyUrl } from '../guard/party-url.ts';
import { optionalSetting } from '../optional-setting.ts';

export interface IpProviderSettings {
  readonly url: string;
  readonly token: string | undefined;
}

/** `IP_LOCATION_URL` names a provider; without it the database that comes along answers. */
export const ipLocationSettings = z
  .object({ IP_LOCATION_URL: optionalSetting(partyUrl), IP_LOCATION_TOKEN: optionalSetting(z.string()) })
  .transform(({ IP_LOCATION_URL: url, IP_LOCATION_TOKEN: token }): IpProviderSettings | undefined =>
    url ? { url, token } : undefined,
  );
