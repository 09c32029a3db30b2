import { z } from 'zod';
import { partyUrl } from '../guard/party-url.ts';
import { optionalSetting } from '../optional-setting.ts';

export interface GeocodingSettings {
  readonly url: string;
  readonly key: string;
}

/** `GEOCODING_KEY` names the account at the maps service; without it the portal's own places answer. */
export const geocodingSettings = z
  .object({
    GEOCODING_URL: partyUrl.default('https://maps.googleapis.com/maps/api/geocode/json'),
    GEOCODING_KEY: optionalSetting(z.string()),
  })
  .transform(({ GEOCODING_URL: url, GEOCODING_KEY: key }): GeocodingSettings | undefined =>
    key ? { url, key } : undefined,
  );
