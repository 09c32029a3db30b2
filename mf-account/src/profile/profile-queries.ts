import { listPriceRanges } from '@umbral/domain/api/catalogue.ts';
import { listActiveCities, listWorldCountries } from '@umbral/domain/api/places.ts';
import { getProfile } from '@umbral/domain/api/profile.ts';
import { formatMoneyCompact } from '@umbral/domain/format/format.ts';
import type { Choice } from '@umbral/kit/fields/choice-group.tsx';
import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { loadForOwner, type OwnerData } from '../frame/owner-data.ts';
import { profileTexts } from '../texts/profile-texts.ts';
import type { ProfileValues } from './profile-values.ts';

/** What the form of a profile is drawn with. */
export interface ProfileData {
  readonly email: string;
  readonly values: ProfileValues;
  readonly avatar: ImageSource | null;
  readonly countries: readonly SelectOption[];
  readonly cities: readonly (Choice & { readonly label: string })[];
  readonly prices: readonly (Choice & { readonly label: string })[];
}

/** The own account with the lists that it chooses from. */
export function loadProfile(args: LoaderArgs): Promise<OwnerData<ProfileData>> {
  return loadForOwner(args, async (call, signal) => {
    const [{ data: profile }, countries, cities, prices] = await Promise.all([
      call(getProfile, {}, { signal }),
      call(listWorldCountries, {}, { signal }),
      call(listActiveCities, {}, { signal }),
      call(listPriceRanges, {}, { signal }),
    ]);
    const { email, name, last_name, phone, home_city, home_country, document, preferences, avatar } = profile;
    return {
      email,
      values: { first_name: name, last_name, phone, home_city, home_country, document, preferences },
      avatar: avatar && { ...avatar, alt: profileTexts.avatar.alt },
      countries: countries.data.map(({ code, name: label }) => ({ value: code, label })),
      cities: cities.data.map(({ id, name: label }) => ({ value: String(id), label })),
      prices: prices.data.map(({ id, start_price: from, end_price: to }) => ({
        value: String(id),
        label: `${inPesos(from)} – ${inPesos(to)}`,
      })),
    };
  });
}

const inPesos = (amount: number) => formatMoneyCompact({ amount, currency: 'cop' });
