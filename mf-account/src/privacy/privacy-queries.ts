import { getContactManner } from '@umbral/domain/api/contact-manner.ts';
import { deletionPagePath, exportOwnData, listConsents, ownDataPagePath } from '@umbral/domain/api/privacy.ts';
import { getProfile } from '@umbral/domain/api/profile.ts';
import type { ContactManner } from '@umbral/domain/contact/contact-manner.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { loadForOwner, type OwnerData } from '../frame/owner-data.ts';
import { type ConsentHistory, consentHistories } from './consent-histories.ts';

/** What the screen of the privacy shows. */
export interface PrivacyData {
  readonly histories: readonly ConsentHistory[];
  /** How and when the person wants to be contacted. */
  readonly manner: ContactManner;
  readonly hasPassword: boolean;
  /** Addresses of all that is stored, to read and as a file. */
  readonly dataPage: string;
  readonly dataFile: string;
  /** Where a browser without script asks for the end of the account. */
  readonly deletionPage: string;
}

/** What the person has agreed to, and the ways to the own data. */
export function loadPrivacy(args: LoaderArgs): Promise<OwnerData<PrivacyData>> {
  return loadForOwner(args, async (call, signal) => {
    const [consents, { data: manner }, { data: profile }] = await Promise.all([
      call(listConsents, {}, { signal }),
      call(getContactManner, {}, { signal }),
      call(getProfile, {}, { signal }),
    ]);
    return {
      histories: consentHistories(consents.data),
      manner,
      hasPassword: profile.has_password,
      dataPage: `/api${ownDataPagePath}`,
      dataFile: `/api${exportOwnData.path}`,
      deletionPage: `/api${deletionPagePath}`,
    };
  });
}
