import { keepAnswers } from '../kept-answers.ts';
import { countryDatabase } from './country-database.ts';
import type { IpLocation, IpPlace } from './ip-location.ts';
import type { IpProviderSettings } from './ip-location-settings.ts';
import { ipProvider } from './ip-provider.ts';
import { publicAddress } from './public-address.ts';

/** [B091] */
const keptMs = 600_000;
const keptAddresses = 10_000;

/** The configured source, kept for ten minutes; the database answers for a provider that does not. Never throws. */
export function openIpLocation(settings: IpProviderSettings | undefined, clock?: () => number): IpLocation {
  const database = countryDatabase();
  const provider = settings && ipProvider(settings);
  const kept = keepAnswers<{ readonly place: IpPlace | undefined }>({
    forMs: keptMs,
    max: keptAddresses,
    ...(clock ? { clock } : {}),
  });

  function ask(address: string): Promise<IpPlace | undefined> {
    if (!provider) return database.locate(address);
    return provider.locate(address).catch(() => database.locate(address));
  }

  return {
    async locate(text) {
      const address = publicAddress(text);
      if (!address) return undefined;
      const known = kept.get(address);
      if (known) return known.place;
      const place = await ask(address);
      kept.set(address, { place });
      return place;
    },
  };
}
